/**
 * Creates a queue that runs asynchronous tasks one after the other, whether or not the previous one failed;
 * used because the server allows one dry run at a time per user.
 */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let line: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = line.then(work);
    // The caller gets the error of its own task; the next one does not depend on it.
    line = done.catch(() => undefined);
    return done;
  };
}
