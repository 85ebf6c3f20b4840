/**
 * Loads the organisation's custom texts and settings into the caches of a process, and reloads them whenever
 * the database signals a change; used by the job thread. Live connections use only the reload functions.
 */
import type { Db } from '#platform/server/database/connect.ts';
import { listen } from '#platform/server/realtime/listen.ts';
import type { ServerModule } from '#platform/server/server-module.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';
import { serverModules } from './modules.ts';

const modules: readonly ServerModule[] = serverModules;

/** Reloads the organisation's custom texts in every module that caches them. */
export async function reloadTexts(db: Db): Promise<void> {
  for (const { memory } of modules) await memory?.texts?.(db);
}

/** Reloads the organisation's settings, then everything that modules derived from them. */
export async function reloadSettings(db: Db): Promise<void> {
  await refreshSettings(db);
  for (const { memory } of modules) await memory?.settings?.(db);
}

/**
 * Starts the in-memory caches of a process or thread without live connections: loads them at startup and
 * refreshes them whenever the database signals a change.
 */
export async function startCacheRefresh(db: Db, url: string): Promise<{ stop: () => Promise<void> }> {
  const texts = reloadAll(db, 'texts', reloadTexts);
  const setting = reloadAll(db, 'settings', reloadSettings);
  const onBack = () => {
    texts();
    setting();
  };
  const listening = await listen(url, { channels: { translation: texts, setting }, onBack });
  await Promise.all([reloadTexts(db), reloadSettings(db)]);
  return listening;
}

const reloadAll = (db: Db, what: string, refresh: (db: Db) => Promise<void>) => () =>
  void refresh(db).catch((error: unknown) => console.error(`${what}: could not be refreshed:`, error));
