import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvText } from '#platform/common/format/csv.ts';
import { exportUrl } from '#quality/support/download-export.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { setAccountStatus } from '#quality/support/set-account-status.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

/** Requests an export and runs it; `data.Url` works once. */
const requestExport = async (user: string, List: string, Filters: object = {}, language = 'EN') => {
  const { url, ...response } = await exportUrl(portal, user, { List, Filters }, { applanguage: language });
  return { ...response, data: { ...response.data, Url: url } };
};
const fetchCsv = (url: unknown) => portal.app.inject({ url: String(url) });

describe('a cell never starts a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+852 2800', "'+852 2800"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['a=b', 'a=b'],
  ])('%j', (cell, written) => {
    expect(csvText([[cell]])).toBe(`${written}\r\n`);
  });

  test('numbers and empty values are unchanged', () => {
    expect(csvText([[3, null, '']])).toBe('3,,\r\n');
  });
});

describe('an exported list', () => {
  test('is the filtered list in the caller’s language, once', async () => {
    await portal.db
      .updateTable('Account')
      .set({ FirstName: '=cmd|calc', LastName: '"Ng", H.' })
      .where('Email', '=', 'client@demo.test')
      .execute();
    const { data } = await requestExport('finance', 'CLIENTS', { Search: '綠色' }, 'CHT');
    const first = await fetchCsv(data.Url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(first.headers['content-disposition']).toMatch(
      /^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''clients-[\d-]+\.csv$/,
    );
    expect(first.headers['cache-control']).toBe('no-store');
    // The day on which the demo data was made, which may be the day before.
    const { CreatedAt } = await portal.db
      .selectFrom('Account')
      .select('CreatedAt')
      .where('Email', '=', 'client@demo.test')
      .executeTakeFirstOrThrow();
    const registered = new Date(CreatedAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(first.body).toBe(
      [
        '\ufeff名字,中間名,姓氏,電郵,電話,狀態,登記日期,上次登入,機構,子帳戶,申請',
        `'=cmd|calc,,"""Ng"", H.",client@demo.test,'+852 2800 2000,使用中,${registered},,海港綠色能源有限公司,1,0`,
        '',
      ].join('\r\n'),
    );
    expect([...first.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect((await fetchCsv(data.Url)).statusCode).toBe(404);
  });

  test('of concurrent downloads with one ticket one succeeds', async () => {
    const { data } = await requestExport('admin', 'STAFF');
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetchCsv(data.Url)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('continues over many batches and omits no one', async () => {
    const people = Array.from({ length: 1_203 }, (_, at) => ({
      UserKey: `bulk-${at}-key`,
      Email: `bulk${at}@many.test`,
      Status: 'ACTIVE' as const,
      Roles: ['CLIENT' as const],
      OrganisationId: null,
      ParentId: null,
      PasswordHash: null,
      FirstName: 'Bulk',
      LastName: String(at),
      TermsVersion: null,
      PrivacyVersion: null,
      Search: `bulk${at}@many.test`,
    }));
    await portal.db.insertInto('Account').values(people).execute();
    const { data } = await requestExport('it', 'CLIENTS', { Search: '@many.test' });
    const lines = (await fetchCsv(data.Url)).body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1_203);
    expect(new Set(lines.map((line) => line.split(',')[3])).size).toBe(1_203);
  });

  test('staff are exported only for account managers; unknown filters are refused', async () => {
    for (const user of ['business', 'scheduling', 'finance'])
      expect((await requestExport(user, 'STAFF')).status, user).toBe(403);
    expect((await requestExport('assessor', 'CLIENTS')).status).toBe(403);
    expect((await requestExport('admin', 'CLIENTS', { Role: 'CEO' })).error.Fields).toMatchObject([
      { Code: 'FIELD_UNKNOWN' },
    ]);
  });

  test('a ticket is valid for a minute, for an active account, and is logged', async () => {
    const late = await requestExport('admin', 'STAFF');
    await portal.db
      .updateTable('DownloadTicket')
      .set({ ExpiresAt: new Date(Date.now() - 1) })
      .where('UsedAt', 'is', null)
      .execute();
    expect((await fetchCsv(late.data.Url)).statusCode).toBe(404);
    const lost = await requestExport('sub-admin', 'STAFF');
    await setAccountStatus(portal.db, { Email: 'sub-admin@demo.test' }, 'SUSPENDED');
    expect((await fetchCsv(lost.data.Url)).statusCode).toBe(404);
    const demoted = await requestExport('it', 'STAFF');
    await portal.db
      .updateTable('Account')
      .set({ Roles: ['FINANCE'] })
      .where('Email', '=', 'it@demo.test')
      .execute();
    expect((await fetchCsv(demoted.data.Url)).statusCode).toBe(404);
    expect((await fetchCsv('/api/export/download?ticket=none')).statusCode).toBe(404);
    const logged = await portal.db.selectFrom('Audit').selectAll().where('Event', '=', 'EXPORT').execute();
    expect(logged[0]).toMatchObject({ Object: 'CLIENTS', Detail: { Search: '綠色' } });
    expect(JSON.stringify(logged)).not.toContain('ticket');
  });
});
