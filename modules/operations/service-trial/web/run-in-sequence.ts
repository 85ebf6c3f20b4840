/**
 * Creates a function that runs tasks one after the other; each starts when the previous one has succeeded or
 * failed.
 */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let line: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = line.then(work);
    line = done.catch(() => undefined);
    return done;
  };
}
