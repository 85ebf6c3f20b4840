import { refreshTexts } from '#modules/public/translations/server/refresh-texts.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listen } from '#platform/server/realtime/listen.ts';
import { refreshSettings } from '#platform/server/settings/refresh-settings.ts';

/** What a process or thread without live screens keeps in memory: read now, and whenever the database tells of a change. */
export async function startMemory(db: Db, url: string): Promise<{ stop: () => Promise<void> }> {
  const texts = again(db, 'texts', refreshTexts);
  const setting = again(db, 'settings', refreshSettings);
  const onBack = () => {
    texts();
    setting();
  };
  const listening = await listen(url, { channels: { translation: texts, setting }, onBack });
  await Promise.all([refreshTexts(db), refreshSettings(db)]);
  return listening;
}

const again = (db: Db, what: string, refresh: (db: Db) => Promise<void>) => () =>
  void refresh(db).catch((error: unknown) => console.error(`${what}: not read again:`, error));
