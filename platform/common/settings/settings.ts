/** Registry of all settings that modules declare, with their defaults and validation rules. */
import type { z } from 'zod';
import { type DeclaredName, declared } from '../declarations.ts';
import { SETTING_GROUPS } from './groups.ts';
import { platformSettings } from './platform-settings.ts';
import type { Setting, SettingTable } from './setting.ts';

/**
 * The certification body's settings by module. Each module adds its own in `rules/settings.ts` by declaration merging, so that
 * a key no module declares does not compile. Deployment settings belong in the environment instead.
 *
 * @public
 */
export interface SettingTables {
  platform: typeof platformSettings;
}
export type SettingKey = DeclaredName<SettingTables>;

type Rows = {
  readonly [Key in SettingKey]: {
    [Module in keyof SettingTables]: Key extends keyof SettingTables[Module]
      ? SettingTables[Module][Key]
      : never;
  }[keyof SettingTables];
};
type ValueOf<Row> = Row extends { Type: z.ZodType<infer Value> } ? Value : never;
export type SettingValues = { readonly [Key in SettingKey]: ValueOf<Rows[Key]> };

// Starts with the platform's own settings: a worker thread has no others.
const installed: Record<string, Setting> = { ...platformSettings };
const defaults: Record<string, unknown> = Object.fromEntries(
  Object.entries(platformSettings).map(([key, { Default }]) => [key, Default]),
);

/** Defaults used until the certification body sets a value. Filled by `installSettings` at startup. */
// Cast because the modules' settings are only known when all modules are compiled together.
export const DEFAULT_SETTINGS = defaults as SettingValues;

/** Installs the modules' settings; a setting declared by two modules aborts startup. */
export function installSettings(
  modules: readonly { readonly name: string; readonly settings?: SettingTable | undefined }[],
): void {
  const all = declared(
    'have the setting',
    modules.map(({ name, settings: table }) => ({ name, table })),
  );
  for (const key of Object.keys(installed)) {
    delete installed[key];
    delete defaults[key];
  }
  for (const [key, row] of all) {
    installed[key] = row;
    defaults[key] = row.Default;
  }
}

const isSettingKey = (key: string): key is SettingKey => key in installed;

/** Returns the keys in the order of the settings screen. */
export const settingKeys = (): readonly SettingKey[] =>
  Object.entries(installed)
    .toSorted(
      ([, one], [, other]) => groupPlace(one) - groupPlace(other) || (one.Place ?? 0) - (other.Place ?? 0),
    )
    .map(([key]) => key)
    .filter(isSettingKey);

const groupPlace = ({ Group }: Setting): number => SETTING_GROUPS.indexOf(Group);

/**
 * Returns the definition of a setting, from which validation, screen, defaults, names in the history and the
 * documentation page are derived.
 */
export function settingOf(key: SettingKey): Setting {
  const row = installed[key];
  if (!row) throw new Error(`The setting ${key} is read before the modules are installed.`);
  return row;
}
