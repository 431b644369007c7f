import { Pencil, Trash2 } from "lucide-react";
import { IconButton } from "../../ui/button";
import { Pager } from "../../ui/pager";
import { Tooltip } from "../../ui/tooltip";
import { usePages } from "../../ui/use-pages";
import { ChannelNote } from "./channel-note";
import type { Client } from "./clients-card";

/** Ten thousand clients stay as quick as ten: only a page of them is drawn. */
const PAGE = 50;

interface ClientTableProps {
  clients: Client[];
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
}

export function ClientTable({ clients, onEdit, onDelete }: ClientTableProps) {
  const { shown, ...pages } = usePages(clients, PAGE);
  if (clients.length === 0) return <p className="px-4 pb-6 text-ink-2 md:px-6">No client matches your search.</p>;
  const head = "py-2.5 pr-4 text-caption font-semibold text-ink-2";
  return (
    <>
      <table className="w-full text-left">
        <thead className="sr-only @2xl:not-sr-only @2xl:table-header-group">
          <tr className="border-b border-line">
            <th scope="col" className={`${head} pl-4 md:pl-6`}>
              Name
            </th>
            <th scope="col" className={head}>
              Phone
            </th>
            <th scope="col" className={head}>
              Email
            </th>
            <th scope="col" className="py-2.5 pr-4 text-right text-caption font-semibold text-ink-2 md:pr-6">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line @2xl:border-t-0">
          {shown.map((client) => (
            <Row key={client.id} client={client} onEdit={onEdit} onDelete={onDelete} />
          ))}
        </tbody>
      </table>
      {pages.last > 0 && (
        <div className="border-t border-line px-4 py-2.5 md:px-6">
          <Pager {...pages} count={shown.length} label="Pages of clients" />
        </div>
      )}
    </>
  );
}

function Row({ client, onEdit, onDelete }: Omit<ClientTableProps, "clients"> & { client: Client }) {
  const name = `${client.firstName} ${client.lastName}`;
  const cell = "col-start-1 block min-w-0 pr-4 break-words @2xl:table-cell @2xl:py-[18px]";
  const small = `${cell} text-small @2xl:text-body`;
  return (
    // On a phone the cells stack and the actions stand beside them all.
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] px-4 py-4 @2xl:table-row @2xl:px-0">
      <th scope="row" className={`${cell} font-medium @2xl:pl-6`}>
        {name}
      </th>
      <td className={small}>
        {client.phoneNational}
        <ChannelNote channel="sms" state={client.smsState} problem={client.phoneProblem} />
      </td>
      <td className={`${small} text-ink-2`}>
        {client.email}
        <ChannelNote channel="email" state={client.emailState} problem={client.emailProblem} />
      </td>
      <td className="col-start-2 row-span-3 row-start-1 self-center @2xl:py-1.5 @2xl:pr-5">
        <span className="flex justify-end">
          <Tooltip label="Edit">
            <IconButton icon={Pencil} label={`Edit ${name}`} onClick={() => onEdit(client)} />
          </Tooltip>
          <Tooltip label="Delete">
            <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => onDelete(client)} />
          </Tooltip>
        </span>
      </td>
    </tr>
  );
}
