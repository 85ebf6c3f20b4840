import { DEFAULT_SETTINGS, type SettingKey, settingOf } from '#platform/common/settings/settings.ts';
import type { StoredSetting } from '#platform/server/settings/stored-settings.ts';
import type { SettingView } from '../rules/contract.ts';

/**
 * Converts one stored portal setting for the settings screen: current value (the default if unset or
 * unusable), and when and by whom it was changed.
 */
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
