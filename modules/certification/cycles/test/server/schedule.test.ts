import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { cycleFixture } from '#quality/support/cycle-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';

let portal: TestPortal;
const { done, published, keep, applications } = cycleFixture(() => portal);
const TODAY = hongKongDate(new Date());
/** Decided eleven months ago: the window of the first surveillance opened about two months ago. */
const FROM = addMonths(TODAY, -11);
const EXPIRY = addDays(addMonths(FROM, 36), -1);

beforeAll(async () => {
  portal = await startTestPortal();
  await published({ no: 'QM-2025-74001', effective: FROM, expiry: EXPIRY });
  await published({
    no: 'QM-2025-74002',
    client: 'client2',
    effective: addMonths(TODAY, -14),
    expiry: addMonths(TODAY, 22),
  });
});
afterAll(() => portal.close());

type Row = { CertificateNo: string; Kind: string; No: number; On: string; State: string };
const rows = async (user: string, query: Record<string, string> = {}) =>
  ((await portal.get(user, '/cycle/list', query)).data.Rows as Row[]).map(
    ({ CertificateNo, Kind, No, On, State }) => `${CertificateNo.slice(-5)} ${Kind} ${No} ${On} ${State}`,
  );

test('due within 18 months and overdue, by date', async () => {
  const late = addMonths(addMonths(TODAY, -14), 12);
  expect(await rows('scheduling')).toEqual([
    `74002 SURVEILLANCE 1 ${late} OVERDUE`,
    `74001 SURVEILLANCE 1 ${addMonths(FROM, 12)} OPEN`,
    `74002 SURVEILLANCE 2 ${addMonths(addMonths(TODAY, -14), 24)} AHEAD`,
    `74001 SURVEILLANCE 2 ${addMonths(FROM, 24)} AHEAD`,
  ]);
  expect(await rows('business', { State: 'OVERDUE' })).toEqual([`74002 SURVEILLANCE 1 ${late} OVERDUE`]);
  expect(await rows('it', { Search: '74001', Kind: 'RENEWAL' })).toEqual([]);
  const month = addMonths(FROM, 12).slice(0, 7);
  expect((await rows('admin', { Month: month })).some((line) => line.startsWith('74001'))).toBe(true);
  expect((await portal.get('admin', '/cycle/list', { Month: '2026-13' })).status).toBe(422);
  for (const user of ['client', 'finance', 'assessor', 'ceo'])
    expect((await portal.get(user, '/cycle/list')).status).toBe(403);
});

test('counts per month are based on the same dates', async () => {
  const { data } = await portal.get('scheduling', '/cycle/months');
  const { Overdue, Months } = data as {
    Overdue: number;
    Months: { Month: string; Surveillances: number; Specials: number; Renewals: number }[];
  };
  expect(Overdue).toBe(1);
  expect(Months[0]?.Month).toBe(TODAY.slice(0, 7));
  expect(Months).toHaveLength(19);
  expect(Months.reduce((sum, month) => sum + month.Surveillances, 0)).toBeGreaterThanOrEqual(2);
  // Only the searched certificate counts: both of its surveillances, none overdue.
  const searched = (await portal.get('scheduling', '/cycle/months', { Search: '74001' }))
    .data as typeof data & {
    Months: typeof Months;
  };
  expect(searched.Overdue).toBe(0);
  expect(searched.Months.reduce((sum, month) => sum + month.Surveillances, 0)).toBe(2);
});

test('shows what another last valid day would move, without changing anything', async () => {
  const own = await portal.db
    .selectFrom('Certificate')
    .selectAll()
    .where('CertificateNo', '=', 'QM-2025-74001')
    .executeTakeFirstOrThrow();
  const body = { CertificateKey: own.CertificateKey, ExpiryDate: addMonths(EXPIRY, 3) };
  const moved = await done('scheduling', '/certificate/cycle/preview', body);
  expect(moved).toEqual({
    Marks: [
      {
        Kind: 'RENEWAL',
        No: 1,
        Was: EXPIRY,
        Becomes: addMonths(EXPIRY, 3),
        OpensWas: addDays(EXPIRY, -180),
        OpensBecomes: addDays(addMonths(EXPIRY, 3), -180),
      },
      {
        Kind: 'EXPIRY',
        No: 1,
        Was: EXPIRY,
        Becomes: addMonths(EXPIRY, 3),
        OpensWas: null,
        OpensBecomes: null,
      },
    ],
    Touched: [],
    Warnings: [],
  });
  const past = await done('admin', '/certificate/cycle/preview', { ...body, ExpiryDate: addDays(TODAY, -1) });
  expect(past.Warnings).toContain('CYCLE_WARN_PAST');
  const from = addDays(FROM, 10);
  const later = await done('admin', '/certificate/cycle/preview', {
    CertificateKey: own.CertificateKey,
    EffectiveDate: from,
  });
  expect(
    (later.Marks as { Kind: string; Becomes: string }[]).map(({ Kind, Becomes }) => [Kind, Becomes]),
  ).toEqual([
    ['ISSUED', from],
    ['SURVEILLANCE', addMonths(from, 12)],
    ['SURVEILLANCE', addMonths(from, 24)],
    ['RENEWAL', addDays(addMonths(from, 36), -1)],
    ['EXPIRY', addDays(addMonths(from, 36), -1)],
  ]);
  // With the decision recorded in the portal on that day, its surveillances stay in place.
  await portal.db
    .updateTable('Application')
    .set({ CertifiedAt: new Date(`${FROM}T09:00:00+08:00`) })
    .where('CertificateId', '=', own.Id)
    .execute();
  const preview = await done('admin', '/certificate/cycle/preview', {
    CertificateKey: own.CertificateKey,
    EffectiveDate: from,
  });
  expect(
    (preview.Marks as { Kind: string; Becomes: string }[]).map(({ Kind, Becomes }) => [Kind, Becomes]),
  ).toEqual([
    ['RENEWAL', addDays(addMonths(from, 36), -1)],
    ['EXPIRY', addDays(addMonths(from, 36), -1)],
  ]);
  await portal.db
    .updateTable('Application')
    .set({ CertifiedAt: null })
    .where('CertificateId', '=', own.Id)
    .execute();
  const renewed = await done('scheduling', '/certificate/cycle/preview', {
    CertificateKey: own.CertificateKey,
    EffectiveDate: addDays(EXPIRY, -20),
    IsRenewal: true,
  });
  const begin = addDays(EXPIRY, 1);
  expect(
    (renewed.Marks as { Kind: string; Becomes: string }[]).map(({ Kind, Becomes }) => [Kind, Becomes]),
  ).toEqual([
    ['ISSUED', begin],
    ['SURVEILLANCE', addMonths(begin, 12)],
    ['SURVEILLANCE', addMonths(begin, 24)],
    ['RENEWAL', addMonths(EXPIRY, 36)],
    ['EXPIRY', addMonths(EXPIRY, 36)],
  ]);
  const after = await portal.db
    .selectFrom('Certificate')
    .selectAll()
    .where('Id', '=', own.Id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual(own);
});

const read = (url: string) =>
  portal.app.inject({ method: 'GET', url: new URL(url).pathname, headers: { accept: 'text/calendar' } });
const days = (body: string) => [...body.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day).sort();

test('a calendar address shows its owner’s certificates, is stored as a hash, and ends when revoked', async () => {
  const { Url } = (await done('client', '/user/calendar/renew', {})) as { Url: string };
  expect(Url).toMatch(/^http:\/\/portal\.test\/api\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
  const answer = await read(Url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(days(answer.body)).toEqual(
    [addMonths(FROM, 12), addMonths(FROM, 24)].map((day) => day.replaceAll('-', '')),
  );
  expect(answer.body).toContain('QM-2025-74001');
  expect(answer.body).not.toContain('QM-2025-74002');
  // Identical byte for byte until something changes.
  expect((await read(Url)).body).toBe(answer.body);

  const feed = await portal.db.selectFrom('CalendarFeed').selectAll().executeTakeFirstOrThrow();
  const token = /calendar\/(.+)\.ics/.exec(Url)?.[1] ?? '';
  expect(feed.TokenHash.toString('latin1')).not.toContain(token);
  expect(feed.SeenAt).not.toBeNull();

  const { Url: next } = (await done('client', '/user/calendar/renew', {})) as { Url: string };
  expect((await read(Url)).statusCode).toBe(404);
  expect((await read(next)).statusCode).toBe(200);
  expect((await read(`http://portal.test/api/calendar/${'a'.repeat(43)}.ics`)).statusCode).toBe(404);
  expect((await read(next.replace('.ics', ''))).statusCode).toBe(404);
  expect(await done('client', '/user/calendar/remove', {})).toMatchObject({ HasFeed: false });
  expect((await read(next)).statusCode).toBe(404);
});

test('a planner reads the dates of all; a user who has left reads nothing', async () => {
  const { Url } = (await done('scheduling', '/user/calendar/renew', {})) as { Url: string };
  const { body } = await read(Url);
  expect(body).toContain('QM-2025-74001');
  expect(body).toContain('QM-2025-74002');
  await setAccountStatus(portal.db, { Email: 'scheduling@demo.test' }, 'SUSPENDED');
  expect((await read(Url)).statusCode).toBe(404);
  await portal.db
    .updateTable('Account')
    .set({ Status: 'ACTIVE', Roles: ['ASSESSOR'] })
    .where(announceStatus('account', 'ACTIVE'))
    .where('Email', '=', 'scheduling@demo.test')
    .execute();
  expect((await read(Url)).statusCode).toBe(404);
});

test('events retain their identifier when their date moves, and are marked as changed', async () => {
  const { Url } = (await done('client2', '/user/calendar/renew', {})) as { Url: string };
  const event = (text: string) => ({
    uid: /UID:(\S*SURVEILLANCE\.2\S*)/.exec(text.replaceAll('\r\n ', ''))?.[1],
    sequence: Number(/SURVEILLANCE\.2[\s\S]*?SEQUENCE:(\d+)/.exec(text.replaceAll('\r\n ', ''))?.[1]),
  });
  const before = event((await read(Url)).body);
  await portal.db
    .updateTable('Certificate')
    .set({ ExpiryDate: addMonths(TODAY, 23), Version: 40 })
    .where('CertificateNo', '=', 'QM-2025-74002')
    .execute();
  const after = event((await read(Url)).body);
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('a surveillance under way that a new date would skip is listed', async () => {
  const own = await portal.db
    .selectFrom('Certificate')
    .selectAll()
    .where('CertificateNo', '=', 'QM-2025-74001')
    .executeTakeFirstOrThrow();
  await keep(TODAY);
  const [, planned] = await applications(own.Id);
  const { Touched } = await done('it', '/certificate/cycle/preview', {
    CertificateKey: own.CertificateKey,
    EffectiveDate: addDays(FROM, 10),
  });
  expect(Touched).toEqual([
    {
      ApplicationKey: planned?.ApplicationKey,
      ApplicationNo: planned?.ApplicationNo,
      EndsOn: addMonths(FROM, 12),
    },
  ]);
});
