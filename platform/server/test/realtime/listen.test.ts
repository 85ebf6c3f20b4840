import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { startDatabaseProxy } from '#quality/support/database-proxy.ts';
import { listen } from '../../realtime/listen.ts';

const BEAT = { everyMs: 300, answerMs: 200 };
let database: TestDatabase;
let line: Awaited<ReturnType<typeof startDatabaseProxy>>;
let speaker: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  line = await startDatabaseProxy(database.url);
  speaker = new pg.Client({ connectionString: database.url });
  await speaker.connect();
});
afterAll(async () => {
  await speaker?.end();
  await line?.line.stop();
  await database?.drop();
});

/** Creates a client that listens through the proxy, with its notifications and events in order. */
async function listener() {
  const felt: string[] = [];
  const listening = await listen(line.url, {
    channels: { news: (payload) => felt.push(payload) },
    onListening: () => felt.push('(on)'),
    onLost: () => felt.push('(lost)'),
    onBack: () => felt.push('(back)'),
    beat: BEAT,
  });
  const publish = (payload: string) => speaker.query('select pg_notify($1, $2)', ['news', payload]);
  return { felt, publish, stop: listening.stop };
}

test('a silently lost connection is closed, and listening resumes on a new one', async () => {
  const { felt, publish, stop } = await listener();
  await publish('one');
  await expect.poll(() => felt).toEqual(['(on)', 'one']);
  line.line.halfOpen();
  await publish('missed');
  await expect.poll(() => felt, { timeout: 5_000 }).toEqual(['(on)', 'one', '(lost)', '(on)', '(back)']);
  await publish('two');
  await expect.poll(() => felt.at(-1)).toBe('two');
  await stop();
});

test('a responding connection is retained, however idle it is', async () => {
  const { felt, publish, stop } = await listener();
  await new Promise((next) => setTimeout(next, 5 * BEAT.everyMs + BEAT.answerMs));
  await publish('after a while');
  await expect.poll(() => felt).toEqual(['(on)', 'after a while']);
  await stop();
});

test('stopping does not wait for an answer from a lost peer', async () => {
  const listening = await listen(line.url, { channels: {}, beat: { everyMs: 60_000, answerMs: 300 } });
  line.line.halfOpen();
  const began = performance.now();
  await listening.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
});
