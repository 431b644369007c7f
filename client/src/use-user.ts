import { useQuery } from "@tanstack/react-query";
import { keyOf, type Reply } from "./api";

export type User = Reply<"GET /api/auth/user">;

export const userKey = keyOf("GET /api/auth/user");

/** Who is signed in. Any failure counts as nobody. */
export const useUser = () => useQuery<User, Error>({ queryKey: userKey, networkMode: "always" });
