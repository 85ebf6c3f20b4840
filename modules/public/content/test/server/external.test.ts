import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { LegalDocument } from '../../rules/contract.ts';
import { fetchContent } from '../../server/external/fetch-content.ts';

type Answer = (language: string, response: ServerResponse) => void;

const contentOf = (version: string, language: string) => ({
  content: `<h2>${language}</h2><p onclick="x()">${version}<script>alert(1)</script></p>`,
  versionx: { version_id: version, saved: '2026-10-01T08:00:00Z' },
});
const good =
  (version: string): Answer =>
  (language, response) =>
    response.end(JSON.stringify(contentOf(version, language)));

describe('legal texts from another server', () => {
  let portal: TestPortal;
  let peer: Server;
  let base: string;
  let answer: Answer = good('7.0');
  let requests: string[] = [];
  let signedInAs: string | undefined;
  const fetchNow = () =>
    fetchContent({ db: portal.db, settings: { ...portal.portal.settings, CMS_URL: base } });
  const terms = async (lang = 'EN') =>
    (await portal.get(null, '/cms/get/terms-and-condition.json', { lang })).data as LegalDocument;
  const source = () =>
    portal.db.selectFrom('ContentSource').selectAll().where('Kind', '=', 'TERMS').executeTakeFirstOrThrow();

  beforeAll(async () => {
    portal = await startTestPortal();
    peer = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://peer');
      requests.push(`${url.pathname}${url.search}`);
      signedInAs = request.headers.authorization;
      answer(url.searchParams.get('lang') ?? '', response);
    });
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/cms/get`;
  });
  afterAll(async () => {
    peer.closeAllConnections();
    await new Promise((resolve) => peer.close(resolve));
    await portal.close();
  });
  beforeEach(() => {
    requests = [];
  });

  test('are copied in every language, sanitised, and must be accepted by all users', async () => {
    await fetchNow();
    expect(requests.toSorted()).toEqual(
      ['consent-for-cookies', 'privacy', 'terms-and-condition'].flatMap((name) =>
        ['CHS', 'CHT', 'EN'].map((lang) => `/cms/get/${name}.json?lang=${lang}`),
      ),
    );
    expect(await terms('CHT')).toMatchObject({
      content: '<h2>CHT</h2><p>7.0</p>',
      versionx: { version_id: '7.0', saved: '2026-10-01T08:00:00.000Z' },
    });
    expect((await portal.get('client', '/user/info')).data.IsTCUpdated).toBe(true);
    // Fetching the same text again creates no version.
    await fetchNow();
    const { data } = await portal.get('it', '/cms/list', { Kind: 'TERMS' });
    expect(data.Rows).toMatchObject([
      { VersionId: '7.0', Source: 'EXTERNAL', Author: null, State: 'IN_FORCE' },
      { VersionId: '1.0', State: 'PAST' },
    ]);
  });

  test.each<[string, string, Answer]>([
    ['an error', 'CONTENT_EXTERNAL_DOWN', (_, response) => response.writeHead(500).end('{}')],
    ['a broken connection', 'CONTENT_EXTERNAL_DOWN', (_, response) => response.destroy()],
    [
      'a redirect',
      'CONTENT_EXTERNAL_DOWN',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['a page', 'CONTENT_EXTERNAL_RUBBISH', (_, response) => response.end('<html>Welcome</html>')],
    ['other JSON', 'CONTENT_EXTERNAL_RUBBISH', (_, response) => response.end('{"content":7}')],
    [
      'an oversized response',
      'CONTENT_EXTERNAL_RUBBISH',
      (_, response) => response.end('x'.repeat(600 * 1024)),
    ],
    [
      'an empty text',
      'CONTENT_EXTERNAL_EMPTY',
      (_, response) =>
        response.end(JSON.stringify({ content: '<script>1</script>', versionx: { version_id: '8' } })),
    ],
    [
      'a language of another version',
      'CONTENT_EXTERNAL_UNEVEN',
      (language, response) => good(language === 'CHS' ? '7.9' : '8.0')(language, response),
    ],
  ])('%s leaves the last valid copy in force, and reports the error', async (_, problem, wrong) => {
    answer = wrong;
    await fetchNow();
    expect((await terms()).versionx.version_id).toBe('7.0');
    expect(await source()).toMatchObject({ Problem: problem, SucceededAt: expect.any(Date) });
  });

  test('a version name used here before does not count as accepted under it', async () => {
    answer = good('1.0');
    await fetchNow();
    expect((await terms()).versionx.version_id).toBe('1.0-2');
    expect((await source()).Problem).toBeNull();
    answer = (language, response) => response.end(JSON.stringify({ data: contentOf('9.1', language) }));
    await Promise.all([fetchNow(), fetchNow(), fetchNow()]);
    const { data } = await portal.get('it', '/cms/list', { Kind: 'TERMS' });
    expect((data.Rows as { VersionId: string }[]).map((row) => row.VersionId)).toEqual([
      '9.1',
      '1.0-2',
      '7.0',
      '1.0',
    ]);
  });

  test('are fetched with the user name and password of the address, which no page, list or log shows', async () => {
    const open = base;
    base = open.replace('//', '//reader:p%40ss@');
    await fetchNow();
    base = open;
    expect(signedInAs).toBe(`Basic ${Buffer.from('reader:p@ss').toString('base64')}`);
    expect(await source()).toMatchObject({ Problem: null });
    await fetchNow();
    expect(signedInAs).toBeUndefined();
  });

  test('do not delay a text because of an invalid date', async () => {
    for (const [at, saved] of ['-271821-04-20', '+275760-09-13', 'yesterday', '0000-01-01'].entries()) {
      answer = (language, response) => {
        const { content, versionx } = contentOf(`10.${at}`, language);
        response.end(JSON.stringify({ content, versionx: { ...versionx, saved } }));
      };
      await fetchNow();
      expect((await terms()).versionx.version_id).toBe(`10.${at}`);
    }
  });
});

describe('while another server publishes the legal texts', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal({ CMS_URL: 'https://user:secret@cms.example/x' });
  });
  afterAll(() => portal.close());

  test('they cannot be published here; everything else is published as usual', async () => {
    const refused = await portal.post('admin', '/cms/draft/begin', { Kind: 'TERMS' });
    expect([refused.status, refused.error.Message]).toEqual([
      409,
      'These texts are synchronised from another system. Change them there.',
    ]);
    expect((await portal.post('admin', '/cms/draft/begin', { Kind: 'FAQ' })).status).toBe(200);
    const { data } = await portal.get('it', '/cms/list', { Kind: 'TERMS' });
    expect(data.External).toEqual({
      Address: 'https://cms.example',
      FetchedAt: null,
      SucceededAt: null,
      Problem: null,
    });
    expect((await portal.get('it', '/cms/list', { Kind: 'FAQ' })).data.External).toBeNull();
  });
});
