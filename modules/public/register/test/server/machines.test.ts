import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '#quality/support/certificate-steps.ts';
import { startPublicRegister } from '#quality/support/public-register.ts';
import { verdictView } from '#quality/support/site.ts';
import { badgeSvg } from '../../server/machine/badge-svg.ts';

type Register = Awaited<ReturnType<typeof startPublicRegister>>;
let register: Register;
let portal: Register['portal'];
let site: Register['site'];
let renamed: Register['renamed'];
let unlistedCode: Register['unlistedCode'];
beforeAll(async () => {
  register = await startPublicRegister();
  ({ portal: portal, site, renamed, unlistedCode } = register);
});
afterAll(() => register?.close());

describe('bulk verification', () => {
  const check = (Items: unknown) => portal.post(null, '/public/certificate/check/list', { Items });

  it('returns the verdict of each number, in the given order', async () => {
    const { data } = await check([
      { CertificateNo: 'qm-2022-00007' },
      { CertificateNo: 'QM-2025-00002' },
      { CertificateNo: 'QM-1999-00001' },
      { CertificateNo: 'QM-2025-00003' },
      { CertificateNo: 'QM-2025-00003', Code: 'WRONGCODE1' },
      { CertificateNo: 'QM-2025-00003', Code: unlistedCode },
      { CertificateNo: 'QM-2025-00001' },
      { CertificateNo: "' or 1=1 --" },
    ]);
    const rows = data.Rows as {
      CertificateNo: string;
      Verdict: string;
      Since: string | null;
      OrgName: unknown;
    }[];
    expect(rows.map((row) => `${row.CertificateNo} ${row.Verdict} ${row.Since ?? '-'}`)).toEqual([
      'QM-2022-00007 EXPIRED 2025-03-14',
      'QM-2025-00002 SUSPENDED 2025-09-01',
      'QM-1999-00001 UNKNOWN -',
      'QM-2025-00003 UNKNOWN -',
      'QM-2025-00003 UNKNOWN -',
      'QM-2025-00003 VALID 2025-03-14',
      'QM-2025-00001 VALID 2025-03-14',
      "' or 1=1 -- UNKNOWN -",
    ]);
    // A hidden certificate is indistinguishable from one that does not exist.
    const [, , missing, hidden] = rows;
    expect({ ...hidden, CertificateNo: '' }).toEqual({ ...missing, CertificateNo: '' });
  });

  it('accepts at most a thousand numbers', async () => {
    const items = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ CertificateNo: `QM-2024-${String(at).padStart(5, '0')}` }));
    const { data } = await check(items(1000));
    expect(data.Rows).toHaveLength(1000);
    const { status, error } = await check(items(1001));
    expect([status, error.Fields]).toEqual([
      422,
      [{ Field: 'Items', Code: 'FIELD_TOO_MANY', Message: 'At most 1000 are allowed at a time.' }],
    ]);
    expect((await check([])).status).toBe(422);
    expect((await check([{ CertificateNo: 'A', Other: 1 }])).status).toBe(422);
  });

  it('works as a form without script: pasted, uploaded, and as CSV', async () => {
    const empty = await site.get('/check');
    expect(empty.body).toContain('Verify multiple certificates');
    const pasted = await site.send('/check', { numbers: 'QM-2025-00002\nnonsense\nQM-1999-00001' });
    expect(pasted.statusCode).toBe(200);
    for (const text of ['Suspended', 'Not a certificate number', 'nonsense', '1 unknown', 'QM-2025-00002'])
      expect(pasted.body).toContain(text);
    const csv = await site.send(
      '/check',
      { numbers: '=1+1', as: 'csv' },
      Buffer.from('\ufeffNumber;Code\nQM-2025-00001;\nQM-2025-00002;x', 'utf8'),
    );
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.body.split('\r\n');
    expect(lines[0]).toContain('Line,Number,Current status,Since,Holder,Service,Effective,Valid until');
    // A cell that a spreadsheet would run as a formula is neutralised.
    expect(lines[1]).toBe("1,'=1+1,Not a certificate number,,,,,");
    expect(lines[2]).toMatch(
      /^2,QM-2025-00001,Valid,2025-03-14,Zenith Logistics Limited,.*,2025-03-14,2099-03-13$/,
    );
    const wide = await site.send('/check', { numbers: '' }, Buffer.from('\ufeffQM-2025-00001', 'utf16le'));
    expect(wide.body).toContain('1 valid');
  });

  it('reports the errors of a list', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => `QM-2024-${String(at).padStart(5, '0')}`).join('\n');
    for (const [numbers, status, text] of [
      ['', 422, 'Paste at least one'],
      [many, 422, 'You entered 1,001 numbers; the limit is 1,000.'],
      ['1'.repeat(300_000), 413, 'larger than 256 kB'],
    ] as const) {
      const page = await site.send('/check', { numbers });
      expect([page.statusCode, page.body.includes(text)]).toEqual([status, true]);
    }
    const file = await site.send('/check', { numbers: '' }, Buffer.alloc(300_000, '1'));
    expect(file.statusCode).toBe(413);
    const hostile = await site.send('/check', { numbers: '</textarea><script>alert(1)</script>1' });
    expect(hostile.body).not.toContain('<script>alert');
  });
});

describe('too many checks', () => {
  it('are refused with a waiting time, on the page and in the API', async () => {
    await portal.db.deleteFrom('Attempt').where('Name', 'like', 'bulkCheck%').execute();
    const Items = [{ CertificateNo: 'QM-2025-00001' }];
    const answers = [];
    for (let at = 0; at < 61; at += 1)
      answers.push((await portal.post(null, '/public/certificate/check/list', { Items })).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    const page = await site.send('/check', { numbers: 'QM-2025-00001' });
    expect(page.statusCode).toBe(429);
    expect(page.headers['retry-after']).toMatch(/^\d+$/);
    expect(page.body).toContain('Too many requests');
    // The submitted list is retained in the refused response.
    expect(page.body).toContain('QM-2025-00001');
    // A list without any number counts against the limit as well.
    expect((await site.send('/check', { numbers: '?x1\n?x2' })).statusCode).toBe(429);
    await portal.db.deleteFrom('Attempt').where('Name', 'like', 'bulkCheck%').execute();
  });
});

describe('machine-readable formats', () => {
  it('a record with the data of the page', async () => {
    const answer = await site.get('/verify/qm-2025-00002.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.json()).toMatchObject({
      CertificateNo: 'QM-2025-00002',
      Verdict: 'SUSPENDED',
      Certificate: { Since: '2025-09-01', ExpiryDate: '2099-03-13', Revision: 1 },
      Links: {
        Page: 'http://portal.test/verify/QM-2025-00002',
        Badge: 'http://portal.test/badge/QM-2025-00002.svg',
        Feed: 'http://portal.test/verify/QM-2025-00002.atom',
        Document: null,
        Credential: 'http://portal.test/api/public/certificate/credential?CertificateNo=QM-2025-00002',
      },
    });
    const past = (await site.get('/verify/QM-2025-00002.json?on=2025-08-31')).json();
    expect(past).toMatchObject({
      Verdict: 'VALID',
      On: '2025-08-31',
      Certificate: { VerdictNow: 'SUSPENDED' },
    });
    const missing = await site.get('/verify/QM-1999-00001.json');
    expect([missing.statusCode, missing.json().Verdict]).toEqual([404, 'UNKNOWN']);
    const hidden = await site.get('/verify/QM-2025-00003.json');
    expect(hidden.body.replace('QM-2025-00003', 'QM-1999-00001')).toBe(missing.body);
    const known = (await site.get(`/verify/QM-2025-00003.json?c=${unlistedCode}`)).json();
    expect(known).toMatchObject({
      Verdict: 'VALID',
      Links: {
        Document: expect.stringContaining(unlistedCode),
        Credential: expect.stringContaining(`Code=${unlistedCode}`),
      },
    });
  });

  it('a feed with every change, newest first', async () => {
    const { body, headers } = await site.get('/verify/QM-2025-00002.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const titles = [...body.matchAll(/<entry>.*?<title>(.*?)<\/title>.*?<updated>(.*?)<\/updated>/gs)].map(
      ([, title, moment]) => `${title} ${moment}`,
    );
    expect(titles).toEqual([
      'Suspended · QM-2025-00002 2025-09-01T00:00:00+08:00',
      'Issued · QM-2025-00002 2025-03-14T00:00:00+08:00',
    ]);
    const ids = [...body.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await site.get('/verify/QM-2025-00001.atom')).body).toContain('Revision R2 in force');
    expect((await site.get('/verify/QM-2025-00003.atom')).statusCode).toBe(404);
    expect((await site.get('/verify/QM-2025-00002')).body).toContain('type="application/atom+xml"');
  });

  it('a badge that any page may embed, cached for five minutes, without a cookie', async () => {
    const badge = await site.get('/badge/QM-2025-00001.svg');
    expect(badge.statusCode).toBe(200);
    expect(badge.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(badge.headers['set-cookie']).toBeUndefined();
    expect(badge.body).toMatch(/>Valid<[\s\S]*>until Mar 13, 2099</);
    expect(badge.body).toContain('QM-2025-00001');
    expect(badge.body).not.toMatch(/<script|href=|url\(|@import/);
    const tag = String(badge.headers.etag);
    const again = await site.get('/badge/QM-2025-00001.svg', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await site.get('/badge/QM-2025-00001.svg', { 'if-none-match': 'W/"other"' })).statusCode).toBe(
      200,
    );
    for (const [query, text] of [
      ['?lang=CHT', '有效期至 2099年3月13日'],
      ['?lang=CHS&scheme=dark', '#63c8aa'],
      ['?scheme=auto', 'prefers-color-scheme:dark'],
      ['?scheme=nonsense&lang=xx', 'until Mar 13, 2099'],
    ])
      expect((await site.get(`/badge/QM-2025-00001.svg${query}`)).body).toContain(text);
    expect((await site.get('/badge/QM-2025-00002.svg')).body).toMatch(
      />Suspended<[\s\S]*>since Sep 1, 2025</,
    );
    expect((await site.get('/badge/QM-2022-00007.svg')).body).toContain('Expired');
  });

  it('a badge shows the status without relying on colour: each permanent end has its own sign', () => {
    const verdicts = ['VALID', 'SUSPENDED', 'EXPIRED', 'TERMINATED', 'WITHDRAWN', 'VOID', 'UNKNOWN'] as const;
    const signs = verdicts.map(
      (verdict) =>
        /scale\(1\.5\)" d="([^"]+)"/.exec(
          badgeSvg(verdictView(verdict), { language: 'EN', scheme: 'light' }),
        )?.[1],
    );
    expect(new Set(signs).size).toBe(7);
    expect(signs).not.toContain(undefined);
  });

  it('a badge reveals nothing about certificates that are not public', async () => {
    const missing = await site.get('/badge/QM-1999-00001.svg');
    const hidden = await site.get('/badge/QM-2025-00003.svg');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('Cannot be confirmed');
    expect(hidden.body.replaceAll('QM-2025-00003', 'QM-1999-00001')).toBe(missing.body);
    expect((await site.get(`/badge/QM-2025-00003.svg?c=${unlistedCode}`)).body).toContain('>Valid<');
    const hostile = await site.get(`/badge/${encodeURIComponent('<script>alert(1)</script>"&')}.svg`);
    expect(hostile.body).not.toMatch(/<script/i);
    expect((await site.get('/badge/%00.svg')).statusCode).toBe(404);
  });

  it('the ETag changes with the status', async () => {
    const before = (await site.get('/badge/QM-2025-00001.svg')).headers.etag;
    await step(portal, renamed, { event: 'SUSPENDED', to: 'SUSPENDED', on: '2025-11-10' });
    const after = await site.get('/badge/QM-2025-00001.svg', { 'if-none-match': String(before) });
    expect([after.statusCode, after.headers.etag === before]).toEqual([200, false]);
    await step(portal, renamed, { event: 'RESUMED', to: 'PUBLISHED', on: '2025-11-11' });
  });
});
