/**
 * The certification body's current settings in this process's memory: read with `setting(key)`, and replaced
 * by `platform/server/settings/refresh-settings.ts` when the database changes.
 */
import { limitFreeText } from '../contract/free-text.ts';
import { DEFAULT_SETTINGS, type SettingKey, type SettingValues } from './settings.ts';

let current: SettingValues = DEFAULT_SETTINGS;

/**
 * The settings currently valid in this process, in memory; `platform/server/settings/refresh-settings.ts`
 * synchronises them with the database.
 */
export const setting = <Key extends SettingKey>(key: Key): SettingValues[Key] => current[key];

limitFreeText(() => setting('CharLimit'));

export const currentSettings = (): SettingValues => current;

export function setSettings(next: SettingValues): void {
  current = next;
}
