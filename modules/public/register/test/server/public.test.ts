import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { step } from '#quality/support/certificate-steps.ts';
import { startPublicRegister } from '#quality/support/public-register.ts';

type Register = Awaited<ReturnType<typeof startPublicRegister>>;
let register: Register;
let portal: Register['portal'];
let site: Register['site'];
let fixture: Register['certificates'];
let renamed: Register['renamed'];
let disclosing: Register['disclosing'];
let unlistedCode: Register['unlistedCode'];
beforeAll(async () => {
  register = await startPublicRegister();
  ({ portal: portal, site, certificates: fixture, renamed, disclosing, unlistedCode } = register);
});
afterAll(() => register?.close());

describe('input of the search box', () => {
  it('leads to its page for a complete number, also with full-width characters', async () => {
    for (const query of ['QM-2025-00001', ' qm-2025-00001', 'ＱＭ－２０２５－００００１', 'QM-2025-77777'])
      expect((await site.get(`/search?q=${encodeURIComponent(query)}`)).headers.location).toBe(
        `/verify/${query.normalize('NFKC').trim().toUpperCase()}`,
      );
  });

  it('lists numbers with that prefix, although a year ends like a number', async () => {
    const list = await site.get('/search?q=qm-2025');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain('QM-2025-00001');
    expect(list.body).toContain('QM-2025-00002');
  });
});

describe('names before a renaming', () => {
  const numbers = async (Search: string) =>
    (
      (await portal.get(null, '/public/certificate/list', { Search })).data.Rows as {
        CertificateNo: string;
      }[]
    ).map((row) => row.CertificateNo);

  it('find the certificate as the new one does, in either Chinese script, also with words of both', async () => {
    for (const query of ['Zenith', 'Lion Rock', '獅子山', '狮子山', '天顶', 'zenith lion'])
      expect([query, await numbers(query)]).toEqual([query, ['QM-2025-00001']]);
    expect(await numbers('Lion Harbour')).toEqual([]);
  });

  it('are shown next to it in the register and on its page', async () => {
    const list = await site.get('/search?q=Lion+Rock');
    expect(list.body).toContain('Zenith Logistics Limited');
    expect(list.body).toMatch(/formerly Lion Rock/);
    const page = await site.get('/verify/QM-2025-00001?lang=CHT');
    expect(page.body).toContain('曾用名稱');
    expect(page.body).toMatch(/獅子山/);
    expect((await site.get('/verify/QM-2025-00002')).body).not.toContain('Former names');
  });

  it('are empty if the page with the former name was never public', async () => {
    const { id } = await fixture.issued({ no: 'QM-2025-00009', client: 'client4', expiry: '2099-03-13' });
    await portal.db
      .updateTable('Certificate')
      .set({ CertificateStatusCode: 'PENDING' })
      .where(announceStatus('certificate', 'PENDING'))
      .where('Id', '=', id)
      .execute();
    await portal.db
      .updateTable('Certificate')
      .set({ Search: 'qm-2025-00009 corrected' })
      .where('Id', '=', id)
      .execute();
    expect((await fixture.certificate(id)).FormerSearch).toBe('');
  });
});

describe('the industry of a certificate', () => {
  it('is that of the application it came from', async () => {
    const { ApplicationId } = await fixture.certificate(renamed);
    const industry = (code: string) =>
      portal.get(null, '/public/certificate/list', { IndustryCode: code, PageSize: '50' });
    await portal.db
      .updateTable('Application')
      .set({ IndustryCode: 'LOGISTICS' })
      .where('Id', '=', ApplicationId)
      .execute();
    const { data } = await industry('LOGISTICS');
    expect((data.Rows as { CertificateNo: string }[]).map((row) => row.CertificateNo)).toEqual([
      'QM-2025-00001',
    ]);
    expect((await industry('ENERGY')).data.Total).toBe(0);
    expect((await industry("x' or 1=1")).status).toBe(422);
    const page = await site.get('/search?industry=LOGISTICS');
    expect(page.body).toContain('Zenith Logistics Limited');
    expect(page.body).not.toContain('GF-2025-00001');
  });
});

describe('the list of disclosures', () => {
  const listed = async (query: Record<string, string> = {}) =>
    (await portal.get(null, '/public/disclosure/list', query)).data as {
      Rows: { CertificateNo: string; PublishedOn: string; DownloadUrl: string }[];
      Total: number;
    };
  const services = async () =>
    (await portal.get(null, '/public/service/list')).data.Rows as {
      SchemeCode: string;
      ServiceKey: string;
    }[];

  it('lists the document with its upload date, and finds it', async () => {
    const { Rows } = await listed();
    expect(Rows.map((row) => `${row.CertificateNo} ${row.PublishedOn}`)).toEqual([
      'GF-2025-00001 2025-10-02',
    ]);
    const key = (await services()).find(({ SchemeCode }) => SchemeCode === 'GF')?.ServiceKey ?? '';
    const other = (await services()).find(({ SchemeCode }) => SchemeCode === 'QM')?.ServiceKey ?? '';
    for (const [query, count] of [
      [{ Search: 'gf-2025' }, 1],
      [{ Search: 'nobody' }, 0],
      [{ ServiceKey: key }, 1],
      [{ ServiceKey: other }, 0],
      [{ From: '2025-10-02', To: '2025-10-02' }, 1],
      [{ From: '2025-10-03' }, 0],
      [{ To: '2025-10-01' }, 0],
    ] as [Record<string, string>, number][])
      expect([query, (await listed(query)).Total]).toEqual([query, count]);
    const page = await site.get('/disclosure?q=GF');
    expect(page.body).toContain('10-02-2025');
    expect((await site.get('/disclosure?q=nobody')).body).toContain('No results');
    expect((await site.get('/disclosure?from=nonsense')).statusCode).toBe(200);
  });

  it('returns the document while its certificate is published, and no longer', async () => {
    const url = '/api/public/disclosure/download?CertificateNo=gf-2025-00001';
    const file = await portal.app.inject({ url });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await site.get('/verify/GF-2025-00001')).body).toContain('/api/public/disclosure/download');
    const missing = await portal.app.inject({
      url: '/api/public/disclosure/download?CertificateNo=XX-2025-00001',
    });
    for (const [event, to] of [
      ['SUSPENDED', 'SUSPENDED'],
      ['UNLISTED', 'ACTIVE'],
      ['TERMINATED', 'TERMINATED'],
    ] as const) {
      await step(portal, disclosing, { event, to, on: '2025-11-01' });
      const answer = await portal.app.inject({ url });
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      expect((await listed()).Total).toBe(0);
      expect((await site.get('/verify/GF-2025-00001')).body).not.toContain('/api/public/disclosure/download');
    }
    await step(portal, disclosing, { event: 'RESUMED', to: 'RENEWAL', on: '2025-11-01' });
    expect((await portal.app.inject({ url })).statusCode).toBe(200);
    for (const wrong of [
      '',
      '?CertificateNo=',
      `?CertificateNo=${'9'.repeat(99)}`,
      '?CertificateNo=a&CertificateNo=b',
    ])
      expect((await portal.app.inject({ url: `/api/public/disclosure/download${wrong}` })).statusCode).toBe(
        404,
      );
  });
});

describe('the page of a verdict', () => {
  it('has a QR code that leads to itself, with the document’s code only if it was given', async () => {
    const pictures = async (url: string) =>
      /src="(data:image\/svg\+xml;base64,[^"]+)"/.exec((await site.get(url)).body)?.[1] ?? '';
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const plain = await pictures('/verify/QM-2025-00001');
    expect(plain).not.toBe('');
    expect(hash(await pictures('/verify/QM-2025-00001?c=WRONGCODE1'))).toBe(hash(plain));
    const { Code } = await fixture.certificate(renamed);
    expect(hash(await pictures(`/verify/QM-2025-00001?c=${Code}`))).not.toBe(hash(plain));
  });

  it('offers badge code that does not contain the code of a listed certificate', async () => {
    const { Code } = await fixture.certificate(renamed);
    const { body } = await site.get(`/verify/QM-2025-00001?c=${Code}`);
    const snippet = /<textarea class="snippet"[^>]*>(.*?)<\/textarea>/s.exec(body)?.[1] ?? '';
    expect(snippet).toContain('http://portal.test/badge/QM-2025-00001.svg');
    expect(snippet).not.toContain(Code);
    const hidden = await site.get(`/verify/QM-2025-00003?c=${unlistedCode}`);
    expect(/<textarea class="snippet"[^>]*>(.*?)<\/textarea>/s.exec(hidden.body)?.[1]).toContain(
      unlistedCode,
    );
  });
});
