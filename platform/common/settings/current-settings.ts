import { limitFreeText } from '../contract/free-text.ts';
import { DEFAULT_SETTINGS, type SettingKey, type SettingValues } from './settings.ts';

let current: SettingValues = DEFAULT_SETTINGS;

/** What holds in this process now, from memory; `platform/server/settings/refresh-settings.ts` keeps it as the database says. */
export const setting = <Key extends SettingKey>(key: Key): SettingValues[Key] => current[key];

limitFreeText(() => setting('CharLimit'));

export const currentSettings = (): SettingValues => current;

export function setSettings(next: SettingValues): void {
  current = next;
}
