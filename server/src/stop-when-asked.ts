/**
 * SIGTERM and SIGINT drain: requests and jobs under way finish, then the database stops. Asked again a second later,
 * it does not wait; at once, it is the same Ctrl-C arriving from the terminal and from npm.
 */
export function stopWhenAsked(stops: readonly (() => Promise<unknown>)[]): void {
  let since = 0;
  const stop = async (): Promise<void> => {
    if (since > 0) return Date.now() - since > 1_000 ? process.exit(1) : undefined;
    since = Date.now();
    setTimeout(() => process.exit(1), 25_000).unref();
    for (const one of [...stops].reverse()) await one().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}
