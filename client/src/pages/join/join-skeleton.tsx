import { Skeleton } from "../../ui/skeleton";

/** The form's shape, so that nothing jumps when the business is known. */
export function JoinSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="min-h-[837px] md:min-h-[815px]">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="mt-3 h-12" />
      <div className="mt-10 grid grid-cols-2 gap-x-3.5 gap-y-[46px]">
        <Skeleton className="h-[46px]" />
        <Skeleton className="h-[46px]" />
        <Skeleton className="col-span-2 h-[46px]" />
        <Skeleton className="col-span-2 h-[46px]" />
        <Skeleton className="col-span-2 h-28" />
      </div>
    </div>
  );
}
