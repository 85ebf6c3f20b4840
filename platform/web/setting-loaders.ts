/**
 * Loads the settings definitions of all modules in the browser before a page that needs them, such as the
 * settings screen, so that other pages need not load them.
 */
import type { SettingTable } from '#platform/common/settings/setting.ts';
import { loadChunk } from './api/load-chunk.ts';

type Loader = { readonly name: string; readonly settings?: () => Promise<SettingTable> };

let loaders: readonly Loader[] = [];

/** Installs the loaders of the modules' settings. */
export function installSettingLoaders(modules: readonly Loader[]): void {
  loaders = modules;
}

/** Returns the page once the settings of all modules are loaded, which only such pages need. */
export async function withSettings<Page>(page: Page): Promise<Page> {
  const [{ installSettings }, tables] = await Promise.all([
    loadChunk(() => import('#platform/common/settings/settings.ts')),
    Promise.all(loaders.map(async ({ name, settings }) => ({ name, settings: await settings?.() }))),
  ]);
  installSettings(tables);
  return page;
}
