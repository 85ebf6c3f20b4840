import type { SettingTable } from '#platform/common/settings/setting.ts';

type Loader = { readonly name: string; readonly settings?: () => Promise<SettingTable> };

let loaders: readonly Loader[] = [];

/** Takes over where the settings of the modules are loaded from. */
export function installSettingLoaders(modules: readonly Loader[]): void {
  loaders = modules;
}

export const settingLoaders = (): readonly Loader[] => loaders;
