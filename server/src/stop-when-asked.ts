/** SIGTERM and SIGINT drain: requests and jobs under way finish, then the database stops. A second signal does not wait. */
export function stopWhenAsked(stops: readonly (() => Promise<unknown>)[]): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), 25_000).unref();
    for (const one of [...stops].reverse()) await one().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
