import { DEFAULT_SETTINGS, type SettingKey } from '#platform/common/settings/settings.ts';
import { auditChange } from '../audit/audit-change.ts';
import type { Tx } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { defineHook } from '../hooks.ts';

/** What follows from a change at once, in its transaction; most settings are simply asked when they are needed. */
export const settingChanged = defineHook<{ tx: Tx; key: SettingKey; value: unknown }>('settings.changed');

export type SettingChange = {
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
export async function saveSetting(tx: Tx, by: By, { Key, Version, Before, After, Reason }: SettingChange) {
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
  await settingChanged.run({ tx, key: Key, value: After ?? DEFAULT_SETTINGS[Key] });
}

/** A JSON null would be a value; nothing is the default. */
const orNull = (value: unknown): unknown => (value === null ? null : json(value));
