/**
 * Listens to PostgreSQL notifications on a dedicated connection that is probed and reopened when lost, with
 * callbacks for losing and regaining it, as notifications in between are missed.
 */
import pg from 'pg';
import { HEARTBEAT, type HeartbeatTiming, startHeartbeat } from '../database/connection-heartbeat.ts';
import { reportOutages } from '../operation/report-outages.ts';

const RETRY_DELAY_MS = 500;

export type ReceivedNotification = (payload: string) => void;
type Options = {
  /** Handler of the database's notifications per channel. */
  channels: Readonly<Record<string, ReceivedNotification>>;
  /** Called after a lost connection was reopened: notifications in between were missed. */
  onBack?: () => void;
  /** Called when listening has started, initially or again. */
  onListening?: () => void;
  /** Called when the connection is lost; no notifications until `onListening`. */
  onLost?: () => void;
  /** Runs first on each new connection, before listening starts. */
  onOpen?: (client: pg.Client) => Promise<unknown>;
  beat?: HeartbeatTiming;
};

/**
 * Listens to the database on a dedicated connection, and reopens it whenever it is lost. Notifications are
 * delivered at commit, so rolled-back changes are never published. A connection whose other end no longer
 * responds counts as lost.
 */
export async function listen(url: string, options: Options): Promise<{ stop: () => Promise<void> }> {
  const channels = Object.keys(options.channels).join(', ');
  const report = reportOutages('database notifications', `no changes arrive from ${channels}`);
  const state: State = { client: null, timer: null, isStopped: false, hasBeenOn: false, report };
  await open(url, options, state);
  return {
    stop: async () => {
      state.isStopped = true;
      if (state.timer) clearTimeout(state.timer);
      if (state.client) await closeConnection(state.client, options);
    },
  };
}

type State = {
  client: pg.Client | null;
  timer: NodeJS.Timeout | null;
  isStopped: boolean;
  hasBeenOn: boolean;
  report: ReturnType<typeof reportOutages>;
};

async function open(url: string, options: Options, state: State): Promise<void> {
  const { beat = HEARTBEAT } = options;
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: beat.answerMs,
  });
  let isLost = false;
  const lost = () => {
    if (isLost) return;
    isLost = true;
    options.onLost?.();
    // No orderly close: it would wait for as long as the system considers the connection alive.
    client.connection.stream.destroy();
    if (state.isStopped) return;
    state.timer = setTimeout(() => void open(url, options, state), RETRY_DELAY_MS);
    state.timer.unref();
  };
  client.on('error', lost);
  client.on('end', lost);
  client.on('notification', ({ channel, payload }) => options.channels[channel]?.(payload ?? ''));
  state.client = client;
  try {
    await client.connect();
    await options.onOpen?.(client);
    for (const channel of Object.keys(options.channels))
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    if (isLost || state.isStopped) return;
    startHeartbeat(client, beat);
    options.onListening?.();
    if (state.hasBeenOn) options.onBack?.();
    state.hasBeenOn = true;
    state.report.succeeded();
  } catch (error) {
    if (!state.isStopped) state.report.failed(error);
    lost();
  }
}

/** Closes the connection properly, but does not wait long for a response. */
async function closeConnection(client: pg.Client, { beat = HEARTBEAT }: Options): Promise<void> {
  const hurry = setTimeout(() => client.connection.stream.destroy(), beat.answerMs);
  // If the connection is lost, there is nothing left to close.
  await client.end().catch(() => undefined);
  clearTimeout(hurry);
}
