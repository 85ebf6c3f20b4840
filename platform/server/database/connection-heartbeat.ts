/**
 * Sends a probe every few seconds on a database connection that only listens for notifications, and closes
 * it when there is no response, so that its owner reconnects.
 */
import type pg from 'pg';

/** Listens on an unused channel: changes nothing, and shows operators the purpose of the connection. */
const PROBE_STATEMENT = 'LISTEN beat';
export type HeartbeatTiming = {
  /** Interval between probes, in ms. */
  everyMs: number;
  /** Maximum response time in ms: less than the interval, so that probes never overlap. */
  answerMs: number;
};
export const HEARTBEAT: HeartbeatTiming = { everyMs: 5_000, answerMs: 4_000 };

/**
 * A listen-only connection does not notice when the other end is lost silently, for example when a firewall
 * drops it. It is therefore probed periodically and closed when there is no response; its owner sees a
 * normal connection end. Returns a function that stops the probes.
 */
export function startHeartbeat(client: pg.Client, { everyMs, answerMs } = HEARTBEAT): () => void {
  const timer = setInterval(() => {
    const giveUp = setTimeout(() => client.connection.stream.destroy(), answerMs);
    client
      .query(PROBE_STATEMENT)
      // A failed probe ends the connection, which its owner notices.
      .catch(() => undefined)
      .finally(() => clearTimeout(giveUp));
  }, everyMs).unref();
  const stop = () => clearInterval(timer);
  client.once('end', stop);
  return stop;
}
