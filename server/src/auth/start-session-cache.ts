import pg from 'pg';
import { createSessionCache, type SessionCache, setSessionCache } from './session-cache.ts';

/** What `tell_session` of the database speaks on: the account whose sessions are no longer what they were. */
const CHANNEL = 'session';
const AGAIN_MS = 500;

/**
 * Keeps sessions in this process, told of changes on a LISTEN connection of its own. When that is lost the cache is
 * off, and requests read their session's row, until it is back.
 */
export async function startSessionCache(pool: pg.Pool): Promise<{ stop: () => Promise<void> }> {
  const cache = createSessionCache();
  setSessionCache(cache);
  const state: State = { client: null, timer: null, isStopped: false };
  await listen(String(pool.options.connectionString), cache, state);
  const stop = async () => {
    state.isStopped = true;
    if (state.timer) clearTimeout(state.timer);
    setSessionCache(null);
    cache.setOn(false);
    await state.client?.end().catch(() => undefined);
  };
  return { stop };
}

type State = { client: pg.Client | null; timer: NodeJS.Timeout | null; isStopped: boolean };

async function listen(url: string, cache: SessionCache, state: State): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
  let isLost = false;
  const lost = () => {
    if (isLost) return;
    isLost = true;
    cache.setOn(false);
    client.end().catch(() => undefined);
    if (state.isStopped) return;
    state.timer = setTimeout(() => void listen(url, cache, state), AGAIN_MS);
    state.timer.unref();
  };
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', ({ payload }) =>
    cache.drop(/^\d+$/.test(payload ?? '') ? Number(payload) : null),
  );
  state.client = client;
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    if (!isLost && !state.isStopped) cache.setOn(true);
  } catch {
    lost();
  }
}
