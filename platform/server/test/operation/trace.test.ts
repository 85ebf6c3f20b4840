import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#quality/support/database.ts';
import { readSettings } from '../../configuration/settings.ts';
import { connect } from '../../database/connect.ts';
import { statementName } from '../../database/trace-statements.ts';
import { createApp } from '../../http/create-app.ts';
import { migrateJobs } from '../../jobs/migrate-jobs.ts';
import { runJob } from '../../jobs/run-job.ts';
import { enqueue } from '../../jobs/tasks.ts';
import { isTraced, span } from '../../operation/trace/span.ts';
import { startTracing } from '../../operation/trace/start-tracing.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
};

let database: TestDatabase;
let folder: string;
let collector: Server;
const received: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-trace-'));
  database = await createTestDatabase();
  await migrateJobs(database.url);
  collector = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  collector.closeAllConnections();
  collector.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };

test('without a collector nothing is traced', async () => {
  expect(await startTracing(readSettings({ NODE_ENV: 'test', DATA_DIR: folder }))).toBeNull();
  expect(isTraced()).toBe(false);
});

test('a request, its statements, its job and the requests of the job are one trace, without any values', async () => {
  const { port } = collector.address() as AddressInfo;
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const tracing = await startTracing(settings);
  const { db } = connect(database.url, 2);
  const app = await createApp(settings);
  app.get('/thing/:key', async () => {
    await db.selectFrom('Account').select('Id').where('Email', '=', 'hilary@client.example').execute();
    await db.transaction().execute((tx) => enqueue(tx, 'mail.send', { MailId: 7 }));
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const own = (app.server.address() as AddressInfo).port;
  await fetch(`http://127.0.0.1:${own}/thing/secret-key?code=secret-code`, {
    headers: { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` },
  }).then((answer) => answer.json());
  const { rows } = await sql<{ Payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(
    db,
  );
  const seen: unknown[] = [];
  await runJob('mail.send', rows[0]?.Payload, async (payload) => {
    seen.push(payload);
    await span('smtp send', 'CLIENT', {}, async () => {
      throw new Error('no mailbox hilary@client.example');
    }).catch(() => undefined);
  });
  expect(seen).toEqual([{ MailId: 7 }]);
  await app.close();
  await db.destroy();
  await tracing?.stop();

  const spans = received.flatMap((body) =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: Span[] }[] }[]).flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([PARENT.trace]));
  const named = (name: string) => spans.find((one) => one.name === name);
  expect(named('GET /thing/:key')?.parentSpanId).toBe(PARENT.span);
  expect(named('SELECT account')?.parentSpanId).toBe(named('GET /thing/:key')?.spanId);
  expect(named('mail.send')?.traceId).toBe(PARENT.trace);
  expect(named('smtp send')?.parentSpanId).toBe(named('mail.send')?.spanId);
  expect(named('smtp send')?.status?.code).toBe(2);
  expect(received.join('\n')).not.toMatch(/secret|hilary/);
});

test.each([
  ['select "account"."id" from "account" where x = $1', 'SELECT account'],
  ['insert into "mail" ("a") values ($1)', 'INSERT mail'],
  ['update "application" set a = $1 from "b"', 'UPDATE application'],
  ['delete from "session" where id = $1', 'DELETE session'],
  ['commit', 'COMMIT'],
])('%s', (statement, name) => {
  expect(statementName(statement)).toBe(name);
});
