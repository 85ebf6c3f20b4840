import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { service, verdictView } from '#quality/support/site.ts';
import { siteFixture } from '#quality/support/site-fixture.ts';
import { cardSvg } from '../../server/card/card-svg.ts';
import { answerCache } from '../../server/page-cache.ts';

describe('metadata of the public site', () => {
  const { deps, get } = siteFixture();

  it('describes the page and its languages to search engines', async () => {
    const { body } = await get('/service/view/green_finance_1?lang=CHT');
    const address = 'https://assay.example/service/view/green_finance_1';
    expect(body).toContain('<title>綠色金融認證 · Assay</title>');
    expect(body).toContain(`<link rel="canonical" href="${address}?lang=CHT"/>`);
    expect(body).toMatch(new RegExp(`hreflang="zh-Hans" href="${address}\\?lang=CHS"`, 'i'));
    expect(body).toMatch(new RegExp(`hreflang="x-default" href="${address}"`, 'i'));
    expect(body).toContain('<meta property="og:title" content="綠色金融認證"/>');
    expect(body).toContain('<meta name="description" content="適用於債券及貸款。"/>');
  });

  it('provides text and a picture for shared links, in the language of the page', async () => {
    const { body } = await get('/service/view/green_finance_1?lang=CHS');
    const card = 'https://assay.example/card/green_finance_1.png?lang=CHS';
    expect(body).toContain(`<meta property="og:image" content="${card}"/>`);
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(body).toContain('<meta property="og:locale" content="zh_CN"/>');
    expect(body.match(/og:locale:alternate/g)).toHaveLength(2);
  });

  it('renders those pictures for the site and for services, and for nothing else', async () => {
    for (const name of ['site', 'green_finance_1']) {
      const picture = await get(`/card/${name}.png?lang=CHT`);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      // Width and height are at a fixed position at the start of every PNG.
      expect([16, 20].map((at) => picture.rawPayload.readUInt32BE(at))).toEqual([1200, 630]);
    }
    expect((await get('/card/unknown_key_1.png')).statusCode).toBe(404);
    expect((await get('/card/..%2Fsite.png')).statusCode).not.toBe(200);
  });

  it('renders them in the organisation’s main colour', () => {
    const card = { Body: 'Assay', Title: 'Certificates', Lead: 'Checked', Script: 'en' };
    const rendered = cardSvg({ ...card, Colour: '#1d3f8f' });
    expect(rendered).toContain('#1d3f8f');
    expect(rendered).not.toContain('#0b5d4b');
  });

  it('reuses the response for a second, until notified of a change', async () => {
    let requestCount = 0;
    deps.answers = answerCache(() => 0);
    deps.verdict = async () => {
      requestCount += 1;
      return verdictView(requestCount === 1 ? 'VALID' : 'SUSPENDED');
    };
    const verdictOf = async (path: string) => (await get(path)).json().Verdict;
    expect(await verdictOf('/verify/GF-2024-00017.json')).toBe('VALID');
    expect(await verdictOf('/verify/gf-2024-00017.json?utm_source=mail')).toBe('VALID');
    const packed = await get('/verify/GF-2024-00017.json', { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString()).Verdict).toBe('VALID');
    expect(requestCount).toBe(1);
    deps.answers.clear();
    expect(await verdictOf('/verify/GF-2024-00017.json')).toBe('SUSPENDED');
    // Each format, code, day and language has its own cached response.
    for (const path of ['/badge/GF-2024-00017.svg', '/badge/GF-2024-00017.svg?lang=CHT'])
      expect((await get(path)).statusCode).toBe(200);
    for (const path of ['.json?c=K7', '.json?on=2025-05-01', '.atom'])
      await get(`/verify/GF-2024-00017${path}`);
    expect(requestCount).toBe(7);
  });

  describe('structured data', () => {
    type Thing = Record<string, unknown> & { '@type': string };
    const things = (body: string): Thing[] => {
      const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1];
      return block ? (JSON.parse(block)['@graph'] as Thing[]) : [];
    };
    const kinds = (body: string): string[] => things(body).map((thing) => thing['@type']);

    it('names the organisation and the search of its register', async () => {
      expect(kinds((await get('/home')).body)).toEqual(['Organization', 'WebSite']);
    });

    it('states fee and provider of a service', async () => {
      const { body } = await get('/service/view/green_finance_1');
      expect(kinds(body)).toEqual(['Organization', 'Service', 'BreadcrumbList']);
      expect(things(body)[1]).toMatchObject({
        name: 'Green Finance Certification',
        provider: { '@id': 'https://assay.example/#body' },
        offers: { price: '38000.00', priceCurrency: 'HKD' },
      });
    });

    it('states the current status of a certificate, and nothing about another day or unlisted ones', async () => {
      deps.verdict = async (query) => verdictView('SUSPENDED', query.On);
      const { body } = await get('/verify/GF-2024-00017');
      expect(things(body)[1]).toMatchObject({
        '@type': 'Certification',
        certificationIdentification: 'GF-2024-00017',
        certificationStatus: 'https://schema.org/CertificationInactive',
        about: { name: 'Harbour Green Energy Limited' },
        expires: '2027-03-13',
      });
      expect(kinds((await get('/verify/GF-2024-00017?on=2025-05-01')).body)).toEqual([]);
      expect(kinds((await get('/verify/GF-2024-00017?c=K7')).body)).toEqual([]);
    });

    it('cannot be escaped from by a name', async () => {
      deps.service = async () => ({ ...service, Name: { EN: '</script><b>', CHT: 'x', CHS: 'x' } });
      const { body } = await get('/service/view/green_finance_1');
      expect(things(body)[1]?.name).toBe('</script><b>');
      expect(body).not.toContain('</script><b>');
    });
  });
});
