import type { UseQueryResult } from "@tanstack/react-query";
import { Plus, Search, Upload } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useRef, useState } from "react";
import type { Reply } from "../../api";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { EmptyState } from "../../ui/empty-state";
import { Load } from "../../ui/load";
import { ClientDialog } from "./client-dialog";
import { ClientTable } from "./client-table";
import { DeleteDialog } from "./delete-dialog";
import { findClients } from "./find-clients";

/** Reading files and phone numbers weighs more than the page: it is fetched when somebody uploads. */
const UploadDialog = lazy(() => import("./upload/upload-dialog").then((part) => ({ default: part.UploadDialog })));

export type Client = Reply<"GET /api/waitlist">[number];
type Settings = Reply<"GET /api/settings">;

type Which =
  | { kind: "add" }
  | { kind: "edit"; client: Client }
  | { kind: "delete"; client: Client }
  | { kind: "upload" };

interface ClientsCardProps {
  clients: UseQueryResult<Client[], Error>;
  settings: Settings | undefined;
}

export function ClientsCard({ clients, settings }: ClientsCardProps) {
  const { which, times, dialog, show } = useDialog();
  const [query, setQuery] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useDeferredValue(query);
  const sender = settings?.senderName ?? "you";
  const add = () => show({ kind: "add" });

  return (
    <Card padded={false} aria-labelledby="clients">
      <div className="flex flex-wrap items-center gap-2.5 px-4 py-[18px] md:px-6">
        <h2 id="clients" ref={heading} tabIndex={-1} className="mr-auto text-card outline-none">
          Waitlist Clients
        </h2>
        <SearchField value={query} onChange={setQuery} />
        <Button icon={Upload} onClick={() => show({ kind: "upload" })}>
          Upload CSV
        </Button>
        <Button look="primary" icon={Plus} onClick={add}>
          Add Client
        </Button>
      </div>
      <Load query={clients}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="No clients in waitlist yet"
              text="Add the people who asked you to call when something opens up."
              action={
                <Button look="primary" icon={Plus} onClick={add}>
                  Add Your First Client
                </Button>
              }
            />
          ) : (
            <ClientTable
              key={wanted}
              clients={findClients(all, wanted)}
              onEdit={(client) => show({ kind: "edit", client })}
              onDelete={(client) => show({ kind: "delete", client })}
            />
          )
        }
      </Load>
      {which?.kind === "add" && <ClientDialog key={times} {...dialog} sender={sender} />}
      {which?.kind === "edit" && <ClientDialog key={times} {...dialog} client={which.client} sender={sender} />}
      {which?.kind === "delete" && <DeleteDialog key={times} {...dialog} client={which.client} focusAfter={heading} />}
      {which?.kind === "upload" && (
        <Suspense>
          <UploadDialog
            key={times}
            {...dialog}
            known={clients.data ?? []}
            country={settings?.country ?? "US"}
            sender={sender}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Which dialog is open. A closed one stays until it has left the screen; an opened one starts anew. */
function useDialog() {
  const [{ which, open, times }, set] = useState<{ which?: Which; open: boolean; times: number }>({
    open: false,
    times: 0,
  });
  const show = (next: Which) => set({ which: next, open: true, times: times + 1 });
  const onClose = () => set({ which, open: false, times });
  return { which, times, dialog: { open, onClose }, show };
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <label className="relative w-full @3xl:w-[270px]">
      <span className="sr-only">Search clients</span>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2 text-ink-2"
      />
      <input
        type="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder="Search name, phone, email"
        className="h-11 w-full rounded-field border border-edge bg-surface pr-3 pl-10 focus:border-accent focus:ring-3 focus:ring-accent/25 focus:outline-none md:h-10"
      />
    </label>
  );
}
