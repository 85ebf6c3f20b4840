import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { chosenLanguage } from '#platform/server/http/visitor-language.ts';
import { row, unknownView, verdictView } from '#quality/support/site.ts';
import { siteFixture } from '#quality/support/site-fixture.ts';
import { pageCache } from '../../server/page-cache.ts';
import { registerSite } from '../../server/routes.ts';

describe('public site', () => {
  const { portal, deps, get } = siteFixture();

  it('redirects the root to the home page and retains the language', async () => {
    expect((await get('/')).headers.location).toBe('/home');
    expect((await get('/?lang=CHT')).headers.location).toBe('/home?lang=CHT');
  });

  it('states the facts of the home page in three languages', async () => {
    const english = await get('/home?lang=EN');
    expect(english.statusCode).toBe(200);
    expect(english.body).toMatch(/^<!doctype html><html lang="en"/i);
    expect(english.body).toContain('Certification you can verify');
    expect(english.body).toContain('1,284 valid certificates');
    expect(english.body).toContain('HKD 38,000.00 for the initial assessment');
    const traditional = await get('/home?lang=TC');
    expect(traditional.body).toContain('<html lang="zh-Hant-HK"');
    expect(traditional.body).toContain('綠色金融認證');
    expect(traditional.body).toContain('1,284 張有效證書');
    const simplified = await get('/home?lang=SC');
    expect(simplified.body).toContain('<html lang="zh-Hans"');
    expect(simplified.body).toContain('绿色金融认证');
  });

  it('stores only the chosen language', async () => {
    const chosen = await get('/services?lang=CHS');
    expect(chosen.headers['set-cookie']).toBe(
      'AppLanguage=CHS; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    const later = await get('/services', { cookie: 'a=b; AppLanguage=CHS' });
    expect(later.headers['set-cookie']).toBeUndefined();
    expect(later.body).toContain('<html lang="zh-Hans"');
    expect(later.headers.vary).toBe('Cookie, Accept-Encoding');
  });

  it.each([
    [undefined, '', 'EN'],
    ['TC', '', 'CHT'],
    ['CHS', 'AppLanguage=CHT', 'CHS'],
    [undefined, 'a=b; AppLanguage=CHT', 'CHT'],
    [undefined, 'XAppLanguage=CHT', 'EN'],
  ])('is in English until a language is chosen: %s and "%s" give %s', (requested, cookies, language) => {
    expect(chosenLanguage(requested, cookies)).toBe(language);
  });

  it('answers a recently requested number from the cache, until notified of a change', async () => {
    let requestCount = 0;
    deps.memory = pageCache(() => 0);
    deps.verdict = async () => {
      requestCount += 1;
      return verdictView(requestCount === 1 ? 'VALID' : 'SUSPENDED');
    };
    const packed = { 'accept-encoding': 'gzip, deflate, br' };
    const first = await get('/verify/GF-2024-00017?lang=EN', packed);
    expect([first.headers['content-encoding'], first.headers['set-cookie']]).toEqual([
      'br',
      'AppLanguage=EN; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('This certificate is valid');
    const again = await get('/verify/gf-2024-00017?utm_source=mail', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(again.rawPayload).toString()).toContain('This certificate is valid');
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(requestCount).toBe(1);
    expect((await get('/verify/GF-2024-00017?lang=CHT')).body).toContain('此證書已被暫停');
    deps.memory.clear();
    expect((await get('/verify/GF-2024-00017?lang=EN')).body).toContain('This certificate is suspended');
    // Each code, day and language has its own page.
    await get('/verify/GF-2024-00017?c=K7');
    await get('/verify/GF-2024-00017?on=2025-05-01');
    expect(requestCount).toBe(5);
  });

  it('parses the same address again for another language, other cookies and another content encoding', async () => {
    deps.memory = pageCache(() => 0);
    const page = '/verify/GF-2024-00017';
    const languageOf = async (headers: Record<string, string>) =>
      (await get(page, headers)).headers['content-language'];
    expect(await languageOf({ 'accept-language': 'en' })).toBe('en');
    // The default language is EN, whatever the browser prefers.
    expect(await languageOf({ 'accept-language': 'zh-HK' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'zh-HK', cookie: 'AppLanguage=CHS' })).toBe('zh-Hans');
    expect(await languageOf({ cookie: 'AppLanguage=CHT' })).toBe('zh-Hant-HK');
    expect(await languageOf({ 'accept-language': 'en' })).toBe('en');
    // A language selected in the address is stored for every visitor who selects it, not only for the first.
    for (const _ of [1, 2])
      expect((await get(`${page}?lang=CHT`)).headers['set-cookie']).toContain('AppLanguage=CHT');
    expect((await get(page, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await get(page)).headers['content-encoding']).toBeUndefined();
  });

  it('loads scripts and styles from files only', async () => {
    const { body } = await get('/home');
    expect(body).toContain('<script src="/boot.js">');
    expect(body).toMatch(/<script type="module" [^>]*src="\/assets\/site-1.js">/);
    // Styles come before scripts, so that the page is readable early.
    expect(body.indexOf('/assets/site-1.css')).toBeLessThan(body.indexOf('/assets/react-1.js'));
    expect(body.indexOf('/assets/base-1.css')).toBeLessThan(body.indexOf('/assets/site-1.css'));
    expect(body).toContain('<link rel="modulepreload" href="/assets/react-1.js" fetchpriority="low"/>');
    expect(body.match(/<script(?![^>]* src=)(?![^>]*application\/(ld\+)?json)/g)).toBeNull();
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });

  it('escapes hostile text everywhere', async () => {
    const hostile = '</script><script>alert(1)</script>"\'&';
    const OrgName = { EN: hostile, CHT: hostile, CHS: hostile };
    deps.register = async () => ({
      Rows: [{ ...row, OrgName }],
      Total: 1,
      IsTotalCapped: false,
      ValidCount: 1,
    });
    deps.verdict = async () => {
      const view = verdictView('VALID');
      return { ...view, Certificate: view.Certificate && { ...view.Certificate, OrgName } };
    };
    const q = encodeURIComponent(hostile);
    for (const url of [
      `/search?q=${q}`,
      '/verify/GF-2024-00017',
      `/verify/GF-2024-00017?c=${q}`,
      `/home?x=${q}`,
    ]) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
      const data = /<script id="data" type="application\/json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      expect(data).not.toContain('<');
      expect(JSON.parse(data)).toMatchObject({ Language: 'EN', CookieVersion: '7' });
    }
  });

  describe('service', () => {
    it('states purpose, recipients, steps, documents, fee and duration', async () => {
      const { body } = await get('/service/view/green_finance_1');
      for (const fact of ['What it is.', 'And how.', 'Issuers.', 'A framework', '6 weeks', 'HKD 38,000.00'])
        expect(body).toContain(fact);
      expect(body).toContain('An independent reviewer checks the assessment');
      expect(body).not.toContain('An assessor visits your sites');
      expect(body).toContain('href="/register"');
      expect(body).toContain('href="/application/add"');
    });

    it('returns 404 for an unknown service', async () => {
      expect((await get('/service/view/unknown_key_1')).headers.location).toBe('/404');
      expect((await get('/service/view/x')).headers.location).toBe('/404');
    });
  });

  describe('register', () => {
    it('queries by the address and shows rows with their status', async () => {
      let received: unknown;
      deps.register = async (query) => {
        received = query;
        return { Rows: [{ ...row, Verdict: 'SUSPENDED' }], Total: 31, IsTotalCapped: false, ValidCount: 1 };
      };
      const url =
        '/search?q=%E7%92%B0%E4%BF%9D&service=green_finance_1&status=SUSPENDED&from=2024-01-01&page=2&size=10';
      const { body } = await get(url);
      expect(received).toEqual({
        Search: '環保',
        ServiceKey: 'green_finance_1',
        Verdict: 'SUSPENDED',
        From: '2024-01-01',
        Page: 2,
        PageSize: 10,
      });
      expect(body).toContain('31 results');
      expect(body).toContain('badge-warning">Suspended');
      expect(body).toContain('href="/verify/GF-2024-00017"');
      expect(body).toContain('Mar 13, 2027');
      expect(body).toContain('page=3"');
      expect(body).toContain('<meta name="robots" content="noindex"/>');
    });

    it('ignores invalid parameters', async () => {
      let received: unknown;
      deps.register = async (query) => {
        received = query;
        return { Rows: [row], Total: 1, IsTotalCapped: false, ValidCount: 1 };
      };
      const { statusCode } = await get(
        '/search?q=a%00b&status=NONE&from=yesterday&page=-1&size=7&service=!&q=second',
      );
      expect(statusCode).toBe(200);
      expect(received).toEqual({ Search: 'ab', Page: 1, PageSize: 10 });
    });

    it('redirects a certificate number to its verdict', async () => {
      expect((await get('/search?q=%20gf-2024-00017')).headers.location).toBe('/verify/GF-2024-00017');
    });

    it('returns to the first page when the page does not exist', async () => {
      deps.register = async () => ({ Rows: [], Total: 3, IsTotalCapped: false, ValidCount: 3 });
      expect((await get('/search?q=solar&page=9')).headers.location).toBe('/search?q=solar');
      expect((await get('/search?q=solar')).body).toContain('No results');
      expect((await get('/search')).body).toContain('No published certificates');
    });
  });

  describe('verify', () => {
    it.each([
      ['VALID', 'This certificate is valid', '此證書有效', '此证书有效', 'tone-success'],
      ['SUSPENDED', 'This certificate is suspended', '此證書已被暫停', '此证书已被暂停', 'tone-warning'],
      ['EXPIRED', 'This certificate has expired', '此證書已屆滿', '此证书已到期', 'tone-danger'],
      [
        'TERMINATED',
        'This certificate has been terminated',
        '此證書已被終止',
        '此证书已被撤销',
        'tone-danger',
      ],
      ['WITHDRAWN', 'This certificate has been withdrawn', '此證書已被撤回', '此证书已被撤回', 'tone-danger'],
      [
        'VOID',
        'This certificate is void: it was issued in error',
        '此證書屬誤發，已作廢',
        '此证书属误发，已作废',
        'tone-danger',
      ],
      ['NOT_YET_VALID', 'This certificate is not yet valid', '此證書尚未生效', '此证书尚未生效', 'tone-info'],
    ] as const)('shows %s in three languages', async (verdict, english, traditional, simplified, tone) => {
      deps.verdict = async () => verdictView(verdict);
      const pages = await Promise.all(
        ['EN', 'CHT', 'CHS'].map((lang) => get(`/verify/GF-2024-00017?lang=${lang}`)),
      );
      expect(pages.map((page) => /<h1>(.*?)<\/h1>/.exec(page.body)?.[1])).toEqual([
        english,
        traditional,
        simplified,
      ]);
      expect(pages[0]?.body).toContain(`class="verdict ${tone}"`);
    });

    it('shows the holder in both scripts, the facts and the history', async () => {
      const { body } = await get('/verify/GF-2024-00017');
      for (const fact of [
        'Harbour Green Energy Limited',
        '海港綠色能源有限公司',
        'Rooftop solar systems',
        'Yuen Long · Tai Po',
      ])
        expect(body).toContain(fact);
      expect(body).toContain('Certificate GF-2024-00017 · revision R2');
      expect(body).toContain('Nov 20, 2026 14:05:00 Hong Kong time');
      expect(body).toContain('renewal opens Dec 1, 2026');
      const history = body.slice(body.indexOf('Status history'));
      const phrases = [
        'Valid again, revision R2',
        'Jun 2, 2025',
        'Suspended',
        'Apr 9, 2025 – Jun 2, 2025',
        'Issued',
      ];
      const places = phrases.map((phrase) => history.indexOf(phrase));
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(places).not.toContain(-1);
    });

    it('shows since when it is suspended and what that means', async () => {
      deps.verdict = async () => verdictView('SUSPENDED');
      const { body } = await get('/verify/GF-2024-00017');
      expect(body).toContain(
        'Since Apr 9, 2026. While it is suspended, its holder must not claim to be certified.',
      );
    });

    it('reports a wrong code; the page of a certificate issued in error is never returned, with any code', async () => {
      const wrong = 'The code K7 does not belong to this number';
      deps.verdict = async () => verdictView('VALID');
      expect((await get('/verify/GF-2024-00017?c=K7')).body).toContain(wrong);
      const view = verdictView('VOID');
      const Certificate = view.Certificate && {
        ...view.Certificate,
        CertificateStatusCode: 'DELETED' as const,
      };
      deps.verdict = async () => ({ ...view, Certificate });
      const { body } = await get('/verify/GF-2024-00017?c=K7');
      expect(body).toContain('This certificate is void');
      expect(body).not.toContain('does not belong');
    });

    it('passes number, code and date on, and offers the PDF only where it is allowed', async () => {
      const queries: unknown[] = [];
      deps.verdict = async (query) => {
        queries.push(query);
        return verdictView('SUSPENDED', query.On, query.Code === 'K7' ? '/api/pdf?x=1' : null);
      };
      const past = await get('/verify/gf-2024-00017?c=K7&on=2025-05-01');
      expect(queries[0]).toEqual({ CertificateNo: 'GF-2024-00017', Code: 'K7', On: '2025-05-01' });
      expect(past.body).toContain('It was suspended on May 1, 2025');
      expect(past.body).toContain('href="/api/pdf?x=1"');
      expect(past.body).toContain('href="/verify/GF-2024-00017?c=K7"');
      const now = await get('/verify/GF-2024-00017?on=2999-01-01');
      expect(queries[1]).toEqual({ CertificateNo: 'GF-2024-00017' });
      expect(now.body).not.toContain('Download the signed PDF');
    });

    it('explains an unknown number', async () => {
      deps.verdict = async (query) => unknownView(query.CertificateNo);
      const { body, statusCode } = await get('/verify/XX-2024-00001');
      expect(statusCode).toBe(200);
      expect(body).toContain('Certificate not found');
      expect(body).toContain('XX-2024-00001');
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).toContain('Code next to the QR code');
    });

    it('accepts the form of that page', async () => {
      expect((await get('/verify?number=gf-2024-00017&c=A%2FB')).headers.location).toBe(
        '/verify/GF-2024-00017?c=A%2FB',
      );
      expect((await get('/verify')).headers.location).toBe('/search');
    });
  });

  it('lists disclosures with their own date format', async () => {
    expect((await get('/home')).body).not.toContain('Recent disclosures');
    const { CertificateNo, OrgName, ServiceName } = row;
    const DownloadUrl = `/api/public/disclosure/download?CertificateNo=${CertificateNo}`;
    const Rows = [
      { CertificateNo, OrgName, ServiceName, PublishedOn: '2026-10-02', DownloadUrl, Size: 38_400 },
    ];
    deps.disclosures = async () => ({ Rows, Total: 1, IsTotalCapped: false });
    expect((await get('/home')).body).toContain('Recent disclosures');
    expect((await get('/disclosure')).body).toContain('10-02-2026');
  });

  it('shows privacy, terms, help and contact with the organisation’s settings', async () => {
    const privacy = await get('/privacy');
    expect(privacy.body).toContain('Version 2026-02');
    expect(privacy.body).toContain('Assay runs this portal');
    expect(privacy.body).not.toContain('data-island="Consent"');
    const terms = await get('/terms?lang=CHT');
    expect(terms.body).toContain('條款及細則');
    expect(terms.body).toContain('data-island="Consent"');
    expect((await get('/faq?lang=CHS')).body).toContain('如何查验证书？');
    expect((await get('/contact')).body).toContain('href="mailto:enquiry@assay.example"');
  });

  it('answers unknown paths with 404', async () => {
    const unknown = await get('/no/such/page');
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/404']);
    const page = await get('/404');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Page not found');
  });

  it('reports that the data is unavailable', async () => {
    deps.services = async () => Promise.reject(new Error('the database is away'));
    const { body, headers, statusCode } = await get('/services?lang=CHT');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('此頁暫時未能顯示');
    expect(body).not.toContain('database');
  });

  it('serves the app at its screens and files with the right cache lifetime', async () => {
    for (const path of ['/login', '/dashboard', '/application/edit?key=x', '/viewform']) {
      const page = await get(path);
      expect(page.body).toContain('<div id="root" hidden>');
      expect(page.headers['cache-control']).toBe('private, no-cache');
    }
    // The simulated page of the payment provider has no prerendered content of the portal.
    expect((await get('/pay/sandbox?session=x')).body).toContain('<div id="root"></div>');
    expect((await get('/assets/site-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    expect((await get('/boot.js')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/assets/%2e%2e/.vite/manifest.json')).statusCode).not.toBe(200);
  });

  it('has robots.txt and a sitemap of pages and services', async () => {
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://assay.example/sitemap.xml');
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<loc>https://assay.example/home</loc>');
    expect(body).toContain('<loc>https://assay.example/service/view/green_finance_1</loc>');
    expect(body).not.toContain('/dashboard');
    expect(body).toContain('/service/view/green_finance_1</loc><lastmod>2026-02-03</lastmod>');
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(body.match(/<url>/g)?.length ?? 0);
  });

  it('refuses to start without the built pages, and explains how to build them', async () => {
    const bare = fastify();
    const starting = bare.register(registerSite, { ...deps, dist: join(portal.dist, 'nowhere') });
    await expect(starting).rejects.toThrow('npm run build');
    await bare.close();
  });
});
