import { sql } from 'kysely';
import { counted } from '#platform/server/operation/metrics/module-figures.ts';

/** Number of open sessions, for monitoring. */
export const openSessions = counted.provide({
  SESSIONS: sql<number>`(select count(*)::int from session where ended_at is null and expires_at > now())`,
});
