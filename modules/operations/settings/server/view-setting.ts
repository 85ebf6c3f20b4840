import type { SettingView } from '../rules/contract.ts';
import { DEFAULT_SETTINGS } from '../rules/current-settings.ts';
import { type SettingKey, settingOf } from '../rules/settings.ts';
import type { StoredSetting } from './stored-settings.ts';

/** One setting as the screen shows it: what holds, since when and by whom. */
export function viewSetting(Key: SettingKey, stored: StoredSetting | undefined): SettingView {
  const value = stored?.Value ?? null;
  const parsed = value === null ? null : settingOf(Key).Type.safeParse(value);
  return {
    Key,
    Value: (parsed?.success ? parsed.data : DEFAULT_SETTINGS[Key]) as SettingView['Value'],
    Version: stored?.Version ?? 0,
    IsDefault: value === null,
    IsUnusable: parsed !== null && !parsed.success,
    At: stored?.At.toISOString() ?? null,
    By: stored?.By ?? null,
  };
}
