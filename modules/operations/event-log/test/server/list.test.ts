import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { logEvents } from '#platform/common/log-events.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { writeRepeats } from '#platform/server/audit/write-repeats.ts';
import { issuedCertificatesFixture } from '#quality/support/issued-certificates-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { serverFiles } from '#quality/support/server-files.ts';

const texts = allTexts();

let portal: TestPortal;
type Row = { No: number; Event: string; Result: string; Object: string | null; Address: string | null };

beforeAll(async () => {
  portal = await startTestPortal();
  // Days in Hong Kong: the 9th, and the first and last moment of the 10th.
  for (const [at, event, object] of [
    ['2026-03-09T15:59:59Z', 'LOGIN', 'the ninth'],
    ['2026-03-09T16:00:00Z', 'LOGIN_FAILED', 'begin'],
    ['2026-03-10T15:59:59Z', 'FILE_DOWNLOADED', 'end'],
    ['2026-03-10T16:00:00Z', 'LOGIN', 'the eleventh'],
  ])
    await sql`insert into audit (at, event, object, address) values (${at}, ${event}, ${object}, '203.0.113.7')`.execute(
      portal.db,
    );
});
afterAll(() => portal.close());

const rows = async (query: Record<string, string>): Promise<Row[]> => {
  const { data, status } = await portal.get('admin', '/log/list', query);
  expect(status).toBe(200);
  return data.Rows as Row[];
};
const objects = async (query: Record<string, string>) => (await rows(query)).map((row) => row.Object);

test('days are those in Hong Kong, including the first and the last', async () => {
  expect(await objects({ From: '2026-03-10', To: '2026-03-10' })).toEqual(['end', 'begin']);
  expect(await objects({ To: '2026-03-09' })).toEqual(['the ninth']);
  expect(await objects({ From: '2026-03-10', To: '2026-03-11', Sort: 'At' })).toEqual([
    'begin',
    'end',
    'the eleventh',
  ]);
});

test('filters for area, event and result are combined', async () => {
  const march = { From: '2026-03-09', To: '2026-03-11' };
  expect(await objects({ ...march, Area: 'SIGN_IN' })).toEqual(['the eleventh', 'begin', 'the ninth']);
  expect(await objects({ ...march, Area: 'SIGN_IN', Result: 'FAILED' })).toEqual(['begin']);
  expect(await objects({ ...march, Area: 'READ', Event: 'LOGIN' })).toEqual([]);
  expect((await rows({ ...march, Result: 'FAILED' }))[0]).toMatchObject({ Result: 'FAILED' });
});

test('a row shows its seal, its program, and all rows of its session', async () => {
  const token = await portal.token('scheduling');
  // Access denied to the role is recorded with the address and user agent of the request.
  await portal.app.inject({ url: '/api/log/list', headers: { ...token, 'user-agent': 'a program/1.0' } });
  const [row] = await rows({ Event: 'DENIED' });
  const { data } = await portal.get('it', '/log/view', { No: String(row?.No) });
  expect(data).toMatchObject({
    Event: 'DENIED',
    Result: 'REFUSED',
    Agent: 'a program/1.0',
    HasSession: true,
  });
  const ofSession = await rows({ SessionOf: String(row?.No) });
  expect(ofSession.map(({ Event }) => Event)).toEqual(['DENIED']);
  expect((await portal.get('it', '/log/view', { No: '999999999' })).status).toBe(404);
});

test('the log is filtered by who did it, whatever was done to that person', async () => {
  const UserKey = await portal.userKey('ceo');
  const { Id } = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('UserKey', '=', UserKey)
    .executeTakeFirstOrThrow();
  await sql`insert into audit (event, object, account_id) values ('FILE_DOWNLOADED', 'by-the-ceo', ${Id}),
    ('PERSON_VIEW', ${UserKey}, null)`.execute(portal.db);
  const objects = async (query: Record<string, string>) => (await rows(query)).map((row) => row.Object);
  expect(await objects({ By: UserKey })).toContain('by-the-ceo');
  expect(await objects({ By: UserKey })).not.toContain(UserKey);
  expect(await objects({ UserKey })).toEqual(expect.arrayContaining(['by-the-ceo', UserKey]));
  expect(await objects({ By: UserKey, Event: 'PERSON_VIEW' })).toEqual([]);
  const people = await portal.get('it', '/log/people');
  const keys = (people.data.Rows as { UserKey: string }[]).map((one) => one.UserKey);
  expect(keys).toContain(UserKey);
  expect(keys).not.toContain(await portal.userKey('client'));
});

test('a row links to the screen of its object: application, certificate, client, sub-account, staff', async () => {
  const { application, CertificateKey } = await issuedCertificatesFixture(() => portal).living({
    no: 'QM-2026-00901',
  });
  const account = async (email: string) =>
    (
      await portal.db
        .selectFrom('Account')
        .select('UserKey')
        .where('Email', '=', email)
        .executeTakeFirstOrThrow()
    ).UserKey;
  const [client, sub, finance] = await Promise.all(
    ['client@demo.test', 'sub-client@demo.test', 'finance@demo.test'].map(account),
  );
  const linkOf = async (object: string): Promise<string | null> => {
    await sql`insert into audit (event, object) values ('FILE_DOWNLOADED', ${object})`.execute(portal.db);
    const [row] = await rows({ Event: 'FILE_DOWNLOADED' });
    expect(row?.Object).toBe(object);
    return (await portal.get('it', '/log/view', { No: String(row?.No) })).data.Link as string | null;
  };
  const form = `/viewform?key=${application.ApplicationKey}`;
  expect(await linkOf(application.ApplicationKey)).toBe(form);
  expect(await linkOf(String(application.ApplicationNo))).toBe(form);
  expect(await linkOf('QM-2026-00901')).toBe(`/certificate?key=${CertificateKey}`);
  expect(await linkOf(String(client))).toBe(`/user/edit/${client}`);
  expect(await linkOf(String(sub))).toBe(`/child/edit/${sub}?key=${client}`);
  expect(await linkOf(String(finance))).toBe(`/staff/edit/${finance}`);
  expect(await linkOf('unknown')).toBeNull();
});

test('repeated refusals leave five rows, and one that counts the others', async () => {
  await Promise.all(Array.from({ length: 40 }, () => portal.get('finance', '/log/list')));
  const count = async () =>
    (
      await portal.db
        .selectFrom('Audit')
        .innerJoin('Account', 'Account.Id', 'Audit.AccountId')
        .select('Audit.Detail')
        .where('Event', '=', 'DENIED')
        .where('Email', '=', 'finance@demo.test')
        .orderBy('Audit.Id')
        .execute()
    ).map(({ Detail }) => Detail?.Times ?? 1);
  expect(await count()).toEqual([1, 1, 1, 1, 1]);
  await sql`update audit_repeat set started_at = now() - interval '11 minutes'`.execute(portal.db);
  await Promise.all([writeRepeats(portal.db), writeRepeats(portal.db)]);
  expect(await count()).toEqual([1, 1, 1, 1, 1, 35]);
});

test('a long text is truncated, with the number of omitted characters', async () => {
  await audit(portal.db, {
    AccountId: null,
    Event: 'EXPORT',
    Object: 'long',
    Detail: { Search: 'x'.repeat(5_000) },
  });
  const [row] = await rows({ Search: 'long' });
  expect(JSON.stringify(row)).toContain('… (+3000)');
});

const named = new Set<string>(logEvents());

test('every event belongs to an area, so that a filter finds it', async () => {
  const source = join(import.meta.dirname, '../../../../..');
  const files = serverFiles(source);
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')));
  const written = texts.flatMap((text) => [
    ...text.matchAll(/\baudit\w*\([\s\S]{0,300}?Event: '([A-Z_]+)'/g),
  ]);
  expect(written.length).toBeGreaterThan(50);
  expect(written.map(([, event]) => event).filter((event) => !named.has(String(event)))).toEqual([]);
});

test('every event has texts in three languages', () => {
  expect([...named].filter((event) => !(`EVENT_${event}` in texts))).toEqual([]);
});
