import { Load } from "../../ui/load";
import { PageHead } from "../../ui/page-head";
import { useApi } from "../../use-api";
import { ClientsCard } from "./clients-card";
import { GrowCard } from "./grow-card";

export function WaitlistPage() {
  const clients = useApi("GET /api/waitlist");
  const settings = useApi("GET /api/settings");
  return (
    <div className="@container space-y-6">
      <PageHead title="Waitlist" text={clients.data ? countWords(clients.data.length) : "Who hears of an opening."} />
      <Load query={settings}>{(saved) => <GrowCard saved={saved} />}</Load>
      <ClientsCard clients={clients} settings={settings.data} />
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return "Nobody is waiting yet.";
  const clients = `${count.toLocaleString("en-US")} ${count === 1 ? "client" : "clients"}`;
  return `${clients}. When only some can be told, they are told in the order they joined.`;
}
