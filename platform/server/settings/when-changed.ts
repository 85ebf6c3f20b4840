import { sql } from 'kysely';
import { DEFAULT_SETTINGS } from '#platform/common/settings/current-settings.ts';
import type { SettingKey } from '#platform/common/settings/settings.ts';
import type { Tx } from '../database/connect.ts';

type Follow = (tx: Tx, value: unknown) => Promise<unknown>;

/** What follows from a change at once, in its transaction; most settings are simply asked when they are needed. */
const FOLLOWS: Partial<Record<SettingKey, Follow>> = {
  // Whoever is signed in is not left longer than whoever signs in from now on.
  AbsoluteHours: (tx, hours) =>
    tx
      .updateTable('Session')
      .set({
        ExpiresAt: sql<Date>`least(expires_at, created_at + make_interval(hours => ${Number(hours)}::int))`,
      })
      .where('EndedAt', 'is', null)
      .where('ExpiresAt', '>', sql<Date>`now()`)
      .execute(),
};

export async function whenChanged(tx: Tx, key: SettingKey, after: unknown): Promise<void> {
  await FOLLOWS[key]?.(tx, after ?? DEFAULT_SETTINGS[key]);
}
