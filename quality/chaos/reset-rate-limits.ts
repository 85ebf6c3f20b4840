import type { Connection } from '#platform/server/database/connect.ts';

/** Twenty people at one address do the work of a day in minutes: what counts how often they try is forgotten. */
export function resetRateLimits(db: Connection['db']): { stop: () => void } {
  const forget = () =>
    db
      .deleteFrom('Attempt')
      .execute()
      .catch(() => undefined);
  const timer = setInterval(forget, 5_000);
  return { stop: () => clearInterval(timer) };
}
