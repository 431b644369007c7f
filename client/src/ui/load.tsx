import type { UseQueryResult } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { errors } from "../copy/errors";
import { Button } from "./button";
import { SkeletonRows } from "./skeleton";

interface LoadProps<T> {
  query: UseQueryResult<T, Error>;
  /** For something else that is to be shown with it. */
  waiting?: boolean;
  /** In the shape of what comes. */
  skeleton?: ReactNode;
  /** The sentence of a failure; `title` stands above it. */
  failed?: string | ((error: Error) => string);
  title?: string;
  children: (data: T) => ReactNode;
}

/** Every query on screen goes through here, so that none can forget its skeleton or its error. */
export function Load<T>({
  query,
  waiting = false,
  skeleton = <SkeletonRows />,
  failed = errors.load,
  title,
  children,
}: LoadProps<T>) {
  if (query.isPending || (waiting && !query.isError))
    return (
      <div role="status" aria-label="Loading">
        {skeleton}
      </div>
    );
  if (query.isError)
    return (
      <LoadFailure
        title={title}
        text={typeof failed === "string" ? failed : failed(query.error)}
        retry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  return children(query.data);
}

interface LoadFailureProps {
  title?: string | undefined;
  text: string;
  retry?: () => void;
  retrying?: boolean;
}

export function LoadFailure({ title, text, retry, retrying = false }: LoadFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <CircleAlert aria-hidden className="size-6 text-red" />
      <div>
        {title && <h2 className="text-row">{title}</h2>}
        <p className="mt-1 max-w-[52ch] text-ink-2">{text}</p>
      </div>
      {retry && (
        <Button onClick={retry} pending={retrying && "Loading..."}>
          {errors.retry}
        </Button>
      )}
    </div>
  );
}
