import { limitFreeText } from '../contract/free-text.ts';
import { SETTING_KEYS, type SettingKey, type SettingValues, settings } from './settings.ts';

export const DEFAULT_SETTINGS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, settings[key].Default]),
) as SettingValues;

let current: SettingValues = DEFAULT_SETTINGS;

/** What holds in this process now, from memory; `platform/server/settings/refresh-settings.ts` keeps it as the database says. */
export const setting = <Key extends SettingKey>(key: Key): SettingValues[Key] => current[key];

limitFreeText(() => setting('CharLimit'));

export const currentSettings = (): SettingValues => current;

export function setSettings(next: SettingValues): void {
  current = next;
}
