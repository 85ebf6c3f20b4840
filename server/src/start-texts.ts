import type { Db } from './db/connect.ts';
import { listen } from './realtime/listen.ts';
import { refreshTexts } from './translation/refresh-texts.ts';

/** The body's own words in a process or thread without live screens: read now, and whenever they change. */
export async function startTexts(db: Db, url: string): Promise<{ stop: () => Promise<void> }> {
  const again = () =>
    void refreshTexts(db).catch((error: unknown) => console.error('texts: not read again:', error));
  const listening = await listen(url, { channels: { translation: again }, onBack: again });
  await refreshTexts(db);
  return listening;
}
