/**
 * Loads the certification body's settings from the database into this process at startup and after changes;
 * an invalid stored value is replaced by the default.
 */
import { setSettings } from '#platform/common/settings/current-settings.ts';
import {
  DEFAULT_SETTINGS,
  type SettingValues,
  settingKeys,
  settingOf,
} from '#platform/common/settings/settings.ts';
import type { Db } from '../database/connect.ts';

/** Loads the settings, which this process uses from then on. */
async function loadSettings(db: Db): Promise<void> {
  const rows = await db.selectFrom('PortalSetting').select(['Key', 'Value']).execute();
  const stored = new Map(rows.map(({ Key, Value }) => [Key, Value]));
  const values = settingKeys().map((key) => {
    const value = stored.get(key) ?? null;
    // A value allowed by an earlier release may be invalid now: then the default applies, and the settings
    // screen shows this.
    const parsed = value === null ? null : settingOf(key).Type.safeParse(value);
    return [key, parsed?.success ? parsed.data : DEFAULT_SETTINGS[key]];
  });
  setSettings(Object.fromEntries(values) as SettingValues);
}

let last: Promise<unknown> = Promise.resolve();
let waiting: Promise<void> | null = null;

/** Loads run one after the other, so that an older result never replaces a newer one. */
export function refreshSettings(db: Db): Promise<void> {
  waiting ??= last.then(() => {
    waiting = null;
    const turn = loadSettings(db);
    // The caller gets the error; the next load does not depend on it.
    last = turn.catch(() => undefined);
    return turn;
  });
  return waiting;
}
