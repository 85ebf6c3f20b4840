import type { SettingTable } from '#platform/common/settings/setting.ts';
import { loadChunk } from './api/load-chunk.ts';

type Loader = { readonly name: string; readonly settings?: () => Promise<SettingTable> };

let loaders: readonly Loader[] = [];

/** Takes over where the settings of the modules are loaded from. */
export function installSettingLoaders(modules: readonly Loader[]): void {
  loaders = modules;
}

/** A page as it was loaded, once the settings of all modules are there, which only such a page needs. */
export async function withSettings<Page>(page: Page): Promise<Page> {
  const [{ installSettings }, tables] = await Promise.all([
    loadChunk(() => import('#platform/common/settings/settings.ts')),
    Promise.all(loaders.map(async ({ name, settings }) => ({ name, settings: await settings?.() }))),
  ]);
  installSettings(tables);
  return page;
}
