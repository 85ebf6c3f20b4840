/**
 * Closes pool connections that wait in vain because the PostgreSQL process that served them is gone, so that
 * the pool recovers within seconds; slow statements are not interrupted.
 */
import pg from 'pg';

const ANSWER_MS = 4_000;

/** Internal property of a `pg` client that its types do not declare. */
type ClientInternals = { processID?: number | null };
const connectionOf = (client: pg.ClientBase) => (client as pg.Client).connection;

/**
 * Closes pool connections that wait for a response that cannot arrive, because their database process has
 * gone without notice. A connection waiting for `afterMs` is checked over a separate connection; so a pool
 * recovers within seconds, and slow statements are not interrupted.
 */
export function closeOrphans(pool: pg.Pool, url: string, afterMs: number): void {
  const taken = new Map<pg.PoolClient, number>();
  let isWatched = false;
  const look = async () => {
    const late = [...taken].filter(([, since]) => performance.now() - since >= afterMs);
    // The database does not respond: no connection is closed, and the next check asks again.
    const living = late.length > 0 ? await processes(url).catch(() => null) : null;
    for (const [client, since] of late) {
      const { processID } = client as ClientInternals;
      if (living && processID && !living.has(processID) && taken.get(client) === since)
        connectionOf(client).stream.destroy();
    }
    isWatched = false;
    if (taken.size > 0) lookLater();
  };
  const lookLater = () => {
    if (!isWatched) setTimeout(() => void look(), afterMs).unref();
    isWatched = true;
  };
  pool.on('acquire', (client) => {
    taken.set(client, performance.now());
    lookLater();
  });
  pool.on('release', (_problem, client) => taken.delete(client));
  pool.on('remove', (client) => taken.delete(client));
}

/**
 * Returns the ids of all database processes that serve connections; null behind a proxy that assigns its own
 * ids.
 */
async function processes(url: string): Promise<Set<number> | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; own: boolean }>(
      'select pid, pid = pg_backend_pid() as own from pg_stat_activity',
    );
    const own = rows.find((row) => row.own)?.pid;
    return own === (client as ClientInternals).processID ? new Set(rows.map(({ pid }) => pid)) : null;
  } finally {
    // The answer is known; a lost connection is closed already.
    void client.end().catch(() => undefined);
  }
}
