import { listen } from '#platform/server/realtime/listen.ts';
import { createSessionCache, setSessionCache } from './session-cache.ts';

/**
 * Starts the session cache of this process and keeps it current through a database connection with LISTEN.
 * While the connection is lost, the cache is off and requests read the session's row.
 */
export async function startSessionCache(url: string): Promise<{ stop: () => Promise<void> }> {
  const cache = createSessionCache();
  setSessionCache(cache);
  const listening = await listen(url, {
    // Channel of the database function `notify_session`.
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
