import type pg from 'pg';

/** Listens to a channel that nobody speaks on: changes nothing, and shows the operator what the connection is for. */
const ASK = 'LISTEN beat';
export type Beat = {
  /** How often it is asked, in ms. */
  everyMs: number;
  /** How long it may take to answer, in ms: less, so that nobody asks twice at once. */
  answerMs: number;
};
export const BEAT: Beat = { everyMs: 5_000, answerMs: 4_000 };

/**
 * Who only listens does not notice that the other end is gone without a word, as where a firewall forgets the
 * connection. So it is asked again and again, and the connection is broken off when it says nothing: its owner hears
 * that as any other end of it. Answers how to stop asking.
 */
export function askWhetherThere(client: pg.Client, { everyMs, answerMs } = BEAT): () => void {
  const timer = setInterval(() => {
    const giveUp = setTimeout(() => client.connection.stream.destroy(), answerMs);
    client
      .query(ASK)
      .catch(() => undefined)
      .finally(() => clearTimeout(giveUp));
  }, everyMs).unref();
  const stop = () => clearInterval(timer);
  client.once('end', stop);
  return stop;
}
