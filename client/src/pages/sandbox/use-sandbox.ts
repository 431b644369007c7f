import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { read, request, wordsOr } from "../../api";
import { errors } from "../../copy/errors";
import { type Notice, toast } from "../../ui/toast-store";

const ROOT = "/sandbox/api";

/** The sandbox is watched while something is sent; no other page of the product polls. */
const EVERY_MS = 2_000;

export const useSandbox = <T>(
  path: string,
  options: { watch?: boolean; enabled?: boolean } = {},
): UseQueryResult<T, Error> =>
  useQuery<T, Error>({
    queryKey: [ROOT, path],
    networkMode: "always",
    enabled: options.enabled ?? true,
    refetchInterval: options.watch ? EVERY_MS : false,
  });

/** A change in the sandbox: everything shown is loaded anew after it. */
export function useSandboxAction<B, T>(
  method: "POST" | "DELETE",
  path: string,
  done?: (reply: T) => Notice,
): UseMutationResult<T, Error, B> {
  const client = useQueryClient();
  return useMutation<T, Error, B>({
    mutationFn: async (body) => (await read(await request(method, `${ROOT}/${path}`, body))) as T,
    onSuccess: async (reply) => {
      if (done) toast(done(reply));
      await client.invalidateQueries({ queryKey: [ROOT] });
    },
    onError: (error) => void toast({ title: errors.title, text: wordsOr(errors.unknown)(error), tone: "destructive" }),
  });
}
