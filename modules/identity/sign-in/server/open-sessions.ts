import { sql } from 'kysely';
import { counted } from '#platform/server/operation/metrics/module-figures.ts';

/** Provides the number of open sessions as a figure for the portal's monitoring. */
export const openSessions = counted.provide({
  SESSIONS: sql<number>`(select count(*)::int from session where ended_at is null and expires_at > now())`,
});
