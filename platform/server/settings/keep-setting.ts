import { sql } from 'kysely';
import { DEFAULT_SETTINGS } from '#platform/common/settings/current-settings.ts';
import type { SettingKey } from '#platform/common/settings/settings.ts';
import { auditChange } from '../audit/audit-change.ts';
import type { Tx } from '../database/connect.ts';
import { json } from '../database/json.ts';

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

async function whenChanged(tx: Tx, key: SettingKey, after: unknown): Promise<void> {
  await FOLLOWS[key]?.(tx, after ?? DEFAULT_SETTINGS[key]);
}

export type SettingWish = {
  Key: SettingKey;
  /** The version that this change makes. */
  Version: number;
  /** Null: the default. */
  Before: unknown;
  After: unknown;
  Reason: string;
};
type By = { AccountId: number; At: Date; Address: string };

/** One change of one setting, whose lock the caller holds: the value, its history, the log, and what follows at once. */
export async function keepSetting(tx: Tx, by: By, { Key, Version, Before, After, Reason }: SettingWish) {
  const row = { Version, AccountId: by.AccountId, At: by.At };
  const Value = orNull(After);
  await tx
    .insertInto('PortalSetting')
    .values({ Key, Value, ...row })
    .onConflict((conflict) => conflict.column('Key').doUpdateSet({ Value, ...row }))
    .execute();
  await tx
    .insertInto('PortalSettingHistory')
    .values({ Key, Before: orNull(Before), After: Value, Reason, ...row })
    .execute();
  await auditChange(tx, {
    AccountId: by.AccountId,
    Event: 'SETTING_CHANGE',
    Object: Key,
    Address: by.Address,
    Before: { [Key]: Before },
    After: { [Key]: After },
  });
  await whenChanged(tx, Key, After);
}

/** A JSON null would be a value; nothing is the default. */
const orNull = (value: unknown): unknown => (value === null ? null : json(value));
