import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isLoggedOut, loadKey } from "./api";
import { errors } from "./copy/errors";
import { toast } from "./ui/toast-store";
import { userKey } from "./use-user";

/** No retry, no refetch on focus, no polling, never stale: data is loaded anew when a change says so. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loadKey,
        retry: false,
        // A part that appears later shows the same failure; asking again is the person's choice.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      // A mutation paused while offline would look like a button that does nothing.
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({
      // Asking who is signed in is not a loss of the session; the guard of the signed-in pages answers for it.
      onError: (error, query) => {
        if (isLoggedOut(error) && query.queryKey.join("/") !== userKey.join("/")) leaveForLogin();
      },
    }),
  });
}

let leaving = false;

/** The session is over: say so, then sign in again after 500 ms. */
export function leaveForLogin() {
  if (leaving) return;
  leaving = true;
  toast({ ...errors.loggedOut, tone: "destructive" });
  window.setTimeout(() => window.location.assign("/api/login"), 500);
}
