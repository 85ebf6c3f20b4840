import type { Connection } from '#platform/server/database/connect.ts';

/**
 * Clears the attempt counters regularly, because twenty test clients at one address do a day's work in
 * minutes.
 */
export function resetRateLimits(db: Connection['db']): { stop: () => void } {
  const forget = () =>
    db
      .deleteFrom('Attempt')
      .execute()
      .catch(() => undefined);
  const timer = setInterval(forget, 5_000);
  return { stop: () => clearInterval(timer) };
}
