import type { Db } from '#platform/server/database/connect.ts';
import { listen } from '#platform/server/realtime/listen.ts';
import type { ServerModule } from '#platform/server/server-module.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { serverModules } from './modules.ts';

const modules: readonly ServerModule[] = serverModules;

/** Reloads the organisation's custom texts in every module that caches them. */
export async function rereadTexts(db: Db): Promise<void> {
  for (const { memory } of modules) await memory?.texts?.(db);
}

/** Reloads the organisation's settings, then everything that modules derived from them. */
export async function rereadSettings(db: Db): Promise<void> {
  await refreshSettings(db);
  for (const { memory } of modules) await memory?.settings?.(db);
}

/**
 * In-memory cache of a process or thread without live screens: loaded at startup and refreshed whenever the database signals a
 * change.
 */
export async function startMemory(db: Db, url: string): Promise<{ stop: () => Promise<void> }> {
  const texts = again(db, 'texts', rereadTexts);
  const setting = again(db, 'settings', rereadSettings);
  const onBack = () => {
    texts();
    setting();
  };
  const listening = await listen(url, { channels: { translation: texts, setting }, onBack });
  await Promise.all([rereadTexts(db), rereadSettings(db)]);
  return listening;
}

const again = (db: Db, what: string, refresh: (db: Db) => Promise<void>) => () =>
  void refresh(db).catch((error: unknown) => console.error(`${what}: could not be refreshed:`, error));
