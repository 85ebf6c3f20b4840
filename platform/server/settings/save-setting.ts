/**
 * Saves one changed setting with its history and event log row, and runs the hook `settingChanged`, through
 * which modules apply immediate effects in the same transaction.
 */
import { DEFAULT_SETTINGS, type SettingKey } from '#platform/common/settings/settings.ts';
import { auditChange } from '../audit/audit-change.ts';
import type { Tx } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { defineHook } from '../hooks.ts';

/** Hook for immediate effects of a change, in its transaction; most settings are simply read when needed. */
export const settingChanged = defineHook<{ tx: Tx; key: SettingKey; value: unknown }>('settings.changed');

export type SettingChange = {
  Key: SettingKey;
  /** The version created by this change. */
  Version: number;
  /** Null: the default. */
  Before: unknown;
  After: unknown;
  Reason: string;
};
type By = { AccountId: number; At: Date; Address: string };

/**
 * Saves one setting, whose lock the caller has: the value, its history, the log row, and immediate effects.
 */
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

/** No value means the default, so null is stored as SQL null, not as JSON null. */
const orNull = (value: unknown): unknown => (value === null ? null : json(value));
