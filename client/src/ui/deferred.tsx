import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { errors } from "../copy/errors";
import { Button } from "./button";
import { Loading } from "./loading";

/**
 * A page, or a part with its own stand-in, whose code comes when it is first shown. Not React.lazy: Suspense holds content back for 300 ms once it has
 * shown a fallback, and a file that cannot be fetched (a new version was deployed) would take the whole app down.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = <Loading />) {
  let Loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, when the module is read
  return function Deferred(props: P) {
    const [state, setState] = useState<"waiting" | "ready" | "failed">(Loaded ? "ready" : "waiting");
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (page) => {
          Loaded = page;
          setState("ready");
        },
        () => setState("failed"),
      );
    }, []);
    if (Loaded) return <Loaded {...props} />;
    return state === "failed" && meanwhile ? <Unavailable /> : meanwhile;
  };
}

function Unavailable() {
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center content-center gap-4 px-5 text-center">
      <p>{errors.load}</p>
      <Button onClick={() => window.location.reload()}>{errors.retry}</Button>
    </div>
  );
}
