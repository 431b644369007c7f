/** Made when it is first asked for, and never again: expressions that few emails need. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
