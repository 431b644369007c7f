import { type ReactNode, useEffect } from "react";
import { leaveForLogin } from "../query-client";
import { rememberSignedIn } from "../signed-in-before";
import { Loading } from "../ui/loading";
import { type User, useUser } from "../use-user";

/** Any failure of asking who is signed in counts as logged out. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const user = useUser();
  useEffect(() => {
    if (user.isError) leaveForLogin();
    if (!user.isPending) rememberSignedIn(user.isSuccess);
  }, [user.isError, user.isPending, user.isSuccess]);
  return user.data ? children(user.data) : <Loading />;
}
