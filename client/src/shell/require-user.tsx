import { type ReactNode, useEffect } from "react";
import type { Reply } from "../api";
import { rememberSignedIn } from "../signed-in-before";
import { Loading } from "../ui/loading";
import { leaveForLogin, useApi } from "../use-api";

export type User = Reply<"GET /api/auth/user">;

/** Any failure of asking who is signed in counts as logged out. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const user = useApi("GET /api/auth/user");
  useEffect(() => {
    if (user.isError) leaveForLogin();
    if (!user.isPending) rememberSignedIn(user.isSuccess);
  }, [user.isError, user.isPending, user.isSuccess]);
  return user.data ? children(user.data) : <Loading />;
}
