import { type Body, fieldsOf, type Load } from "../../api";
import { useAction } from "../../use-api";

/** Lists that show the waitlist or count it. */
export const waitlistLists: Load[] = [
  "GET /api/waitlist",
  "GET /api/dashboard/stats",
  "GET /api/notifications/audience",
];

/** Adds a client, or changes the one with this id. */
export function useSaveClient(id: string | undefined) {
  const add = useAction("POST /api/waitlist", {
    refresh: waitlistLists,
    done: ({ firstName }) => ({ title: "Client Added", text: `${firstName} hears of the next opening.` }),
    failed: "Failed to add client.",
    showsFields: true,
  });
  const change = useAction("PATCH /api/waitlist/:id", {
    refresh: waitlistLists,
    done: ({ firstName, lastName }) => ({ title: "Client Updated", text: `${firstName} ${lastName} is up to date.` }),
    failed: "Failed to update client.",
    showsFields: true,
  });
  const used = id === undefined ? add : change;

  /** Undefined when it worked; else the first field that is wrong, or null when none is to blame. */
  const run = async (body: Body<"POST /api/waitlist">): Promise<string | null | undefined> => {
    try {
      await (id === undefined ? add.mutateAsync({ body }) : change.mutateAsync({ params: { id }, body }));
      return undefined;
    } catch (error) {
      return Object.keys(fieldsOf(error as Error))[0] ?? null;
    }
  };
  return { run, pending: used.isPending, fields: fieldsOf(used.error) };
}
