import type { Connection } from '#platform/server/database/connect.ts';

/**
 * Deletes the counted sign-in and request attempts every five seconds during a chaos test, because its many
 * clients at one address would otherwise reach the rate limits.
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
