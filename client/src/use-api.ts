import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  ApiError,
  type Call,
  call,
  fieldsOf,
  type Input,
  isLoggedOut,
  keyOf,
  type Load,
  type Params,
  type Reply,
} from "./api";
import { errors } from "./copy/errors";
import { leaveForLogin } from "./query-client";
import { type Notice, toast, withdrawFailure } from "./ui/toast-store";

type NeedsParams<C extends Call> = keyof Params<C> extends never ? [] : [params: Params<C>];

/** `useApi("GET /api/waitlist")`, `useApi("GET /api/join/:token", { token })`. Show it through `Load`. */
export function useApi<C extends Load>(name: C, ...[params]: NeedsParams<C>): UseQueryResult<Reply<C>, Error> {
  return useQuery<Reply<C>, Error>({ queryKey: keyOf(name, params), networkMode: "always" });
}

/** Loads these anew because the person asks. Nothing is asked for again by itself. */
export function useReload(lists: Load[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      Promise.all(lists.map((list) => client.refetchQueries({ queryKey: listKey(list), type: "active" }))),
  });
}

interface ActionOptions<C extends Call> {
  /** Lists that show old data after this change. */
  refresh?: Load[];
  /** Toast of a success, when there is something to say. */
  done?: (reply: Reply<C>, input: Input<C>) => Notice | undefined;
  /** Text of the toast "Error": ours, or `wordsOr("...")` to let the server speak first. */
  failed?: string | ((error: Error) => string);
  /** Set when the form shows field errors beside its fields (`fieldsOf(action.error)`): they raise no toast. */
  showsFields?: boolean;
}

/** A change: calls, loads its lists anew, and is the one place where a change becomes a toast. */
export function useAction<C extends Call>(
  name: C,
  { refresh = [], done, failed = errors.unknown, showsFields = false }: ActionOptions<C> = {},
): UseMutationResult<Reply<C>, Error, Input<C>> {
  const client = useQueryClient();
  const reload = () => Promise.all(refresh.map((list) => client.invalidateQueries({ queryKey: listKey(list) })));
  return useMutation<Reply<C>, Error, Input<C>>({
    onMutate: withdrawFailure,
    mutationFn: (input) => call(name, input),
    onSuccess: async (reply, input) => {
      const notice = done?.(reply, input);
      if (notice) toast(notice);
      await reload();
    },
    onError: (error) => {
      // What was to be changed is gone, by another window or another person: the lists show that it is.
      if (statusOf(error) === 404) void reload();
      if (isLoggedOut(error)) leaveForLogin();
      else if (!(showsFields && Object.keys(fieldsOf(error)).length > 0))
        toast({ title: errors.title, text: typeof failed === "string" ? failed : failed(error), tone: "destructive" });
    },
  });
}

/** Everything under the fixed beginning of a path: "GET /api/openings/:id/deliveries" means all openings. */
export function listKey(name: Load) {
  const [fixed = ""] = name.split("/:");
  return keyOf(fixed as Load);
}

export const statusOf = (error: Error | null) => (error instanceof ApiError ? error.status : undefined);
