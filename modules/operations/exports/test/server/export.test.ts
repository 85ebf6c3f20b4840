import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import { downloadExport, exportId } from '#quality/support/download-export.ts';
import { makeDraft } from '#quality/support/make-draft.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';
import { runExport } from '../../server/run-export.ts';
import { sweepExports } from '../../server/sweep-exports.ts';

let portal: TestPortal;
let own: string;
let foreign: string;
beforeAll(async () => {
  portal = await startTestPortal();
  own = await makeDraft(portal, 'client');
  foreign = await makeDraft(portal, 'client2');
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('Export').execute());

const requestExport = (user: string, body: object, headers: Record<string, string> = {}) =>
  portal.post(user, '/export/download', body, headers);
const run = async (key: unknown) => runExport(portal.portal, { ExportId: await exportId(portal, key) });
const mine = async (user: string) => {
  const { data } = await portal.get(user, '/export/list');
  return (data as { Rows: { State: string; Reason: { Code: string } | null; Total: number }[] }).Rows;
};
const setRoles = (user: string, Roles: string[]) =>
  portal.db
    .updateTable('Account')
    .set({ Roles: Roles as never })
    .where('Email', '=', `${user}@demo.test`)
    .execute();
const stored = async () =>
  (
    await readdir(join(portal.portal.settings.DATA_DIR, 'files'), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;

describe('permissions for exports', () => {
  test.each([
    ['client', 'APPLICATIONS', 200],
    ['sub-client', 'APPLICATIONS', 200],
    ['assessor', 'APPLICATIONS', 200],
    ['client', 'SUBS', 200],
    ['finance', 'SUBS', 403],
    ['client', 'CERTIFICATES', 403],
    ['finance', 'LOGS', 403],
    ['sub-admin', 'LOGS', 200],
    ['sub-admin', 'EMAILS', 403],
    ['it', 'EMAILS', 200],
    ['it', 'MOVEMENTS', 403],
  ])('%s, %s: %i', async (user, List, status) => {
    expect((await requestExport(user, { List })).status).toBe(status);
  });

  test('a client exports the own organisation’s applications only', async () => {
    const file = await downloadExport(portal, 'client', { List: 'APPLICATIONS' });
    const lines = typeof file === 'object' ? file.body.trimEnd().split('\r\n') : [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Harbour Green Energy Limited');
    const all = await downloadExport(portal, 'admin', {
      List: 'APPLICATIONS',
      Filters: { Sort: 'ApplicationNo' },
    });
    expect(typeof all === 'object' && all.body.trimEnd().split('\r\n')).toHaveLength(3);
  });

  test('documents of an application of another client are answered like missing ones, and nothing is created', async () => {
    const request = (key: string) =>
      portal.post('client', '/export/document', {
        Mode: 'GENERATE_MACHFORM_ENTRY',
        ApplicationKeys: [own, key],
      });
    const [foreignResponse, unknownResponse] = [await request(foreign), await request('nobody-has-this-key')];
    expect([foreignResponse.status, foreignResponse.error]).toEqual([404, unknownResponse.error]);
    expect(await mine('client')).toEqual([]);
  });

  test('an export of another user is answered like a missing one', async () => {
    const { data } = await requestExport('admin', { List: 'STAFF' });
    await run(data.ExportKey);
    for (const path of ['ticket', 'cancel', 'retry']) {
      const foreignResponse = await portal.post('it', `/export/${path}`, { ExportKey: data.ExportKey });
      const none = await portal.post('it', `/export/${path}`, { ExportKey: 'nobody-has-this-key' });
      expect([foreignResponse.status, foreignResponse.error]).toEqual([404, none.error]);
    }
    expect(await mine('it')).toEqual([]);
  });
});

describe('permissions are checked at the time of each step', () => {
  test('a role lost before the export is created: failed, with the reason', async () => {
    const { data } = await requestExport('finance', { List: 'MOVEMENTS' });
    await setRoles('finance', ['COO']);
    await run(data.ExportKey);
    await setRoles('finance', ['FINANCE']);
    const [row] = await mine('finance');
    expect([row?.State, row?.Reason?.Code]).toEqual(['FAILED', 'EXPORT_NO_RIGHT']);
    expect(row?.Reason).toMatchObject({
      Message: expect.stringContaining('your role no longer allows this'),
    });
  });

  test('nothing is created for a suspended account', async () => {
    const { data } = await requestExport('business', { List: 'CLIENTS' });
    const set = (Status: 'SUSPENDED' | 'ACTIVE') =>
      setAccountStatus(portal.db, { Email: 'business@demo.test' }, Status);
    await set('SUSPENDED');
    await run(data.ExportKey);
    await set('ACTIVE');
    expect((await mine('business'))[0]?.Reason?.Code).toBe('EXPORT_NO_ACCOUNT');
  });

  test('one of two roles lost after creation: the file with the wider scope is not downloadable', async () => {
    await setRoles('scheduling', ['SCHEDULING', 'BUSINESS']);
    const { data } = await requestExport('scheduling', { List: 'CLIENTS' });
    await run(data.ExportKey);
    const early = await portal.post('scheduling', '/export/ticket', { ExportKey: data.ExportKey });
    await setRoles('scheduling', ['SCHEDULING']);
    const late = await portal.post('scheduling', '/export/ticket', { ExportKey: data.ExportKey });
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_TRANSITION']);
    expect((await portal.app.inject({ url: String(early.data.Url) })).statusCode).toBe(404);
  });

  test('three concurrent exports per user, counted exactly; the same Idempotency-Key is the same export', async () => {
    const key = { 'idempotency-key': 'export-one-0001' };
    const first = await requestExport('ceo', { List: 'APPLICATIONS' }, key);
    expect((await requestExport('ceo', { List: 'APPLICATIONS' }, key)).data).toEqual(first.data);
    const more = await Promise.all(
      Array.from({ length: 6 }, () => requestExport('ceo', { List: 'APPLICATIONS' })),
    );
    expect(more.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(more.find(({ status }) => status === 429)?.error.Message).toContain(
      'already have 3 exports in progress',
    );
  });
});

describe('atomic creation', () => {
  const begin = async () =>
    String((await requestExport('it', { List: 'LOGS', Format: 'XLSX' })).data.ExportKey);
  const rowOf = (key: string) =>
    portal.db.selectFrom('Export').selectAll().where('ExportKey', '=', key).executeTakeFirstOrThrow();

  test('cancelled midway: nothing is stored, and it can be created again', async () => {
    const key = await begin();
    await sql`insert into audit (event, object, detail) select 'DENIED', 'row ' || n, '{"Note": "many"}' from generate_series(1, 4000) as n`.execute(
      portal.db,
    );
    const before = await stored();
    const making = run(key);
    await expect.poll(async () => (await rowOf(key)).State, { interval: 5 }).toBe('RUNNING');
    expect((await portal.post('it', '/export/cancel', { ExportKey: key })).data.State).toBe('CANCELLED');
    await making;
    expect([(await rowOf(key)).State, await stored()]).toEqual(['CANCELLED', before]);
    await run(key);
    expect((await rowOf(key)).State).toBe('CANCELLED');
    await portal.post('it', '/export/retry', { ExportKey: key });
    await run(key);
    expect((await rowOf(key)).State).toBe('READY');
  });

  test('killed midway it starts again without partial data; killed three times it fails', async () => {
    const key = await begin();
    const half = newStorageKey();
    await portal.store.put(half, Buffer.from('half a workbook'));
    const killed = (Attempts: number) =>
      portal.db
        .updateTable('Export')
        .set({ State: 'RUNNING', StorageKey: half, Attempts, Done: 17 })
        .where('ExportKey', '=', key)
        .execute();
    await killed(1);
    expect((await portal.post('it', '/export/ticket', { ExportKey: key })).status).toBe(409);
    await run(key);
    const made = await rowOf(key);
    expect([made.State, made.Attempts, made.Done]).toEqual(['READY', 2, made.Total]);
    expect(made.StorageKey).not.toBe(half);
    await expect(portal.store.get(half)).rejects.toThrow();
    await killed(3);
    await run(key);
    expect(await rowOf(key)).toMatchObject({ State: 'FAILED', Reason: { Code: 'EXPORT_BROKEN' } });
  });

  test('of two concurrent runs one complete file is stored', async () => {
    const key = await begin();
    const before = await stored();
    await Promise.all([run(key), run(key)]);
    expect([(await rowOf(key)).State, (await stored()) - before]).toEqual(['READY', 1]);
  });

  test('after seven days the file is deleted, after a month the row', async () => {
    const key = await begin();
    await run(key);
    const { ExpiresAt, FinishedAt, StorageKey } = await rowOf(key);
    expect(Number(ExpiresAt) - Number(FinishedAt)).toBe(7 * 24 * 60 * 60_000);
    await sweepExports(portal.portal, new Date(Number(ExpiresAt) - 1));
    expect((await rowOf(key)).State).toBe('READY');
    await sweepExports(portal.portal, new Date(Number(ExpiresAt)));
    expect(await rowOf(key)).toMatchObject({ State: 'EXPIRED', StorageKey: null });
    await expect(portal.store.get(String(StorageKey))).rejects.toThrow();
    const month = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    await portal.db.updateTable('Export').set({ CreatedAt: month }).where('ExportKey', '=', key).execute();
    await sweepExports(portal.portal);
    expect(await portal.db.selectFrom('Export').select('Id').where('ExportKey', '=', key).execute()).toEqual(
      [],
    );
  });
});

test('in the order of the screen, in the reader’s language, with the filters as text', async () => {
  const { data } = await requestExport(
    'admin',
    { List: 'STAFF', Filters: { Sort: '-Email', Role: 'ASSESSOR', Search: 'demo', Page: '3' } },
    { applanguage: 'CHT' },
  );
  expect(data.About).toEqual(['搜尋「demo」', '角色：評審員']);
  const file = await downloadExport(portal, 'admin', { List: 'STAFF', Filters: { Sort: '-Email' } });
  const emails =
    typeof file === 'object'
      ? file.body
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(',')[3])
      : [];
  expect(emails.length).toBeGreaterThan(10);
  expect(emails).toEqual([...emails].sort().reverse());
});

test('PDF lists have up to 5,000 rows; one more is refused at the start', async () => {
  const paper = await downloadExport(portal, 'it', {
    List: 'COUNTRIES',
    Format: 'PDF',
    Filters: { Search: 'hong' },
  });
  if (typeof paper !== 'object') throw new Error(`refused: ${paper}`);
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await sql`insert into audit (event, object) select 'DENIED', 'paper' from generate_series(1, 5001)`.execute(
    portal.db,
  );
  const long = await requestExport('it', { List: 'LOGS', Format: 'PDF', Filters: { Search: 'paper' } });
  expect([long.status, long.error.Message]).toEqual([
    422,
    'A PDF can contain up to 5000 rows, but this list has more. Filter it further, or use Excel or CSV.',
  ]);
});

test('a form as PDF, and several as separate files in a ZIP', async () => {
  const body = { Mode: 'GENERATE_MACHFORM_ENTRY', ApplicationKeys: [own, foreign] };
  const one = await downloadExport(
    portal,
    'client',
    { ...body, ApplicationKeys: [own] },
    {},
    '/export/document',
  );
  const many = await downloadExport(portal, 'admin', { ...body, As: 'ZIP' }, {}, '/export/document');
  if (typeof one !== 'object' || typeof many !== 'object') throw new Error('refused');
  expect(one.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const files = unzipSync(many.rawPayload);
  expect(Object.keys(files)).toHaveLength(2);
  for (const file of Object.values(files)) expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-');
});

test('missing documents are reported by application number, and nothing is generated', async () => {
  for (const [Mode, message] of [
    ['GENERATE_CERTIFICATE', 'There is no certificate that you can access'],
    ['GENERATE_INVOICE', 'There is no invoice that you can access'],
  ]) {
    const answer = await portal.post('client', '/export/document', { Mode, ApplicationKeys: [own] });
    expect([answer.status, answer.error.Message.startsWith(String(message))]).toEqual([422, true]);
  }
  expect(
    (
      await portal.post('sub-client', '/export/document', {
        Mode: 'GENERATE_INVOICE',
        ApplicationKeys: [own],
      })
    ).status,
  ).toBe(403);
});
