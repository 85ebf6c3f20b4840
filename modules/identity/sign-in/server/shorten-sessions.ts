import { sql } from 'kysely';
import { settingChanged } from '#platform/server/settings/save-setting.ts';

/**
 * When the session length in the portal settings is reduced, shortens the open sessions of all users to the
 * length of new ones.
 */
export const shortenSessions = settingChanged.implement(async ({ tx, key, value }) => {
  if (key !== 'AbsoluteHours') return;
  await tx
    .updateTable('Session')
    .set({
      ExpiresAt: sql<Date>`least(expires_at, created_at + make_interval(hours => ${Number(value)}::int))`,
    })
    .where('EndedAt', 'is', null)
    .where('ExpiresAt', '>', sql<Date>`now()`)
    .execute();
});
