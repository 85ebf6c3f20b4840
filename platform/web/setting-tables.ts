import { installSettings } from '#platform/common/settings/settings.ts';
import { settingLoaders } from './setting-loaders.ts';

let loaded: Promise<void> | null = null;

async function loadAll(): Promise<void> {
  installSettings(
    await Promise.all(
      settingLoaders().map(async ({ name, settings }) => ({ name, settings: await settings?.() })),
    ),
  );
}

/** A page that is loaded together with the settings of all modules, which only such a page needs. */
export async function withSettingTables<Page>(load: () => Promise<Page>): Promise<Page> {
  loaded ??= loadAll().catch((problem: unknown) => {
    // The next one tries again.
    loaded = null;
    throw problem;
  });
  const [page] = await Promise.all([load(), loaded]);
  return page;
}
