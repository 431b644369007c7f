import { Badge } from "./badge";

const names = { free_trial: "Free Trial", professional: "Professional" };

export function PlanBadge({ plan }: { plan: keyof typeof names }) {
  return <Badge tone="plan">{names[plan]}</Badge>;
}
