import type pg from 'pg';

/** Listens to an unused channel: changes nothing, and shows the operator what the connection is for. */
const PROBE_STATEMENT = 'LISTEN beat';
export type HeartbeatTiming = {
  /** How often it is asked, in ms. */
  everyMs: number;
  /** How long an answer may take, in ms: less than the interval, so that checks never overlap. */
  answerMs: number;
};
export const HEARTBEAT: HeartbeatTiming = { everyMs: 5_000, answerMs: 4_000 };

/**
 * A listen-only connection does not notice when the other end is lost silently, for example when a firewall drops it. So it is
 * checked periodically and closed when there is no answer; its owner sees a normal connection end. Returns a function that
 * stops the checks.
 */
export function startHeartbeat(client: pg.Client, { everyMs, answerMs } = HEARTBEAT): () => void {
  const timer = setInterval(() => {
    const giveUp = setTimeout(() => client.connection.stream.destroy(), answerMs);
    client
      .query(PROBE_STATEMENT)
      .catch(() => undefined)
      .finally(() => clearTimeout(giveUp));
  }, everyMs).unref();
  const stop = () => clearInterval(timer);
  client.once('end', stop);
  return stop;
}
