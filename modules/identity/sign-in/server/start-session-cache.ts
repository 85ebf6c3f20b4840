import { listen } from '#platform/server/realtime/listen.ts';
import { createSessionCache, setSessionCache } from './session-cache.ts';

/**
 * Keeps sessions in this process, told of changes on a LISTEN connection of its own. When that is lost the cache is
 * off, and requests read their session's row, until it is back.
 */
export async function startSessionCache(url: string): Promise<{ stop: () => Promise<void> }> {
  const cache = createSessionCache();
  setSessionCache(cache);
  const listening = await listen(url, {
    // What `tell_session` of the database speaks on.
    channels: { session: cache.onNotification },
    onListening: () => cache.setOn(true),
    onLost: () => cache.setOn(false),
  });
  const stop = async () => {
    setSessionCache(null);
    cache.setOn(false);
    await listening.stop();
  };
  return { stop };
}
