import { expect, test } from 'vitest';
import { routes } from '#apps/server/http-modules.ts';
import { authenticate } from '#modules/identity/sign-in/server/authenticate.ts';
import { issueTicket } from '#platform/server/media/issue-ticket.ts';
import type { AccessRecords } from '../support/access-records.ts';
import type { TestPortal } from '../support/portal.ts';
import { withRecords } from '../support/with-records.ts';

/** Attack tests: no endpoint that returns files gives a file to a user without access to it. */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

/**
 * Maintained manually. `ticket`: valid once, for a minute, in the issuing session; `key`: the URL itself is
 * the secret.
 */
const FILE_ROUTES: Readonly<Record<string, 'ticket' | 'session' | 'public' | 'key' | 'no file'>> = {
  '/api/media/download': 'ticket',
  '/api/export/download': 'ticket',
  '/api/application/certificate/accreditation-file/download': 'ticket',
  '/api/user/data': 'ticket',
  '/api/payment/paper/download': 'ticket',
  '/api/decision/document/download': 'ticket',
  '/api/organisation/logo': 'session',
  '/api/mark/picture': 'session',
  '/api/calendar/:file': 'key',
  '/api/image/view/:key': 'public',
  '/api/public/certificate/download': 'public',
  '/api/public/disclosure/download': 'public',
  '/api/public/certificate/credential': 'public',
  '/api/public/log/checkpoint': 'public',
  '/api/public/log/verifier': 'public',
  '/api/public/log/proof/file': 'public',
  '/api/auth/provider/start': 'no file',
  '/api/auth/provider/return': 'no file',
};
const TICKETED = Object.keys(FILE_ROUTES).filter((path) => FILE_ROUTES[path] === 'ticket');

test('every address of the API is listed here or in the contract', async () => {
  await portal.app.ready();
  const known = new Set([...Object.keys(FILE_ROUTES), ...routes.map(({ path }) => `/api${path}`)]);
  const routeTree = portal.app.printRoutes({ commonPrefix: false, method: 'GET' });
  const above: { depth: number; path: string }[] = [];
  const paths: string[] = [];
  for (const line of routeTree.split('\n')) {
    const [, indent = '', own = '', methods] = /^([│├└─\s]*)(.*?)(?: \(([A-Z, -]+)\))?$/.exec(line) ?? [];
    if (own === '') continue;
    while ((above.at(-1)?.depth ?? -1) >= indent.length) above.pop();
    const path = `${above.at(-1)?.path ?? ''}${own}`;
    above.push({ depth: indent.length, path });
    if (methods) paths.push(path);
  }
  const served = paths.map((path) => path.replace(/^\/+/, '/')).filter((path) => path.startsWith('/api/'));
  expect(served.length).toBeGreaterThan(90);
  const strange = served.filter((path) => !known.has(path) && !/^\/api\/(docs|\*)/.test(path));
  expect(strange).toEqual([]);
});

const actorOf = async (user: string) => {
  const { authorization = '' } = await portal.token(user);
  const actor = await authenticate(portal.db, authorization.slice(7));
  if (!actor) throw new Error(`${user} is not signed in`);
  return { actor, at: new Date() };
};
const NOWHERE = { Code: 'ERR_NOT_FOUND', Message: expect.any(String) };

test('ticket routes return nothing without a ticket, for any caller', async () => {
  for (const path of TICKETED)
    for (const user of [null, 'client', 'admin'])
      for (const query of [
        '',
        '?ticket=',
        '?ticket=x',
        `?ticket=${'A'.repeat(43)}`,
        '?ticket=a&ticket=b',
        `?FileKey=${records.of('file')[0]?.key}`,
      ]) {
        const headers = user === null ? {} : await portal.token(user);
        const answer = await portal.app.inject({ url: `${path}${query}`, headers });
        expect([path, user, query, answer.statusCode, answer.json()]).toEqual([
          path,
          user,
          query,
          404,
          NOWHERE,
        ]);
      }
});

test('a ticket works only on its own route, and never for an item of another user', async () => {
  const FileKey = String(records.of('file')[0]?.key);
  const { OrganisationKey } = await portal.db
    .selectFrom('Organisation')
    .innerJoin('Account', 'Account.OrganisationId', 'Organisation.Id')
    .select('OrganisationKey')
    .where('Email', '=', 'client@demo.test')
    .executeTakeFirstOrThrow();
  const InvoiceKeys = String(records.of('invoice')[0]?.key);
  const paper = { As: 'PDF', Language: 'EN' };
  const kinds = [
    ['FILE', { FileKey }, '/api/media/download'],
    ['EXPORT', { ExportKey: 'nobody-has-this-key-22' }, '/api/export/download'],
    [
      'ACCREDITATION_FILE',
      { AccreditationFileKey: 'nobody-has-this-key-22' },
      '/api/application/certificate/accreditation-file/download',
    ],
    [
      'DECISION_RECORD',
      { DecisionKey: 'nobody-has-this-key-22', Language: 'EN' },
      '/api/decision/document/download',
    ],
    ['OWN_DATA', {}, '/api/user/data'],
    ['INVOICE_PAPERS', { InvoiceKeys, ...paper }, '/api/payment/paper/download'],
    [
      'ACCOUNT_STATEMENT',
      { OrganisationKey, From: '2026-01-01', To: '2026-12-31', ...paper },
      '/api/payment/paper/download',
    ],
  ] as const;
  const foreign = await actorOf('client2');
  for (const [kind, subject, own] of kinds)
    for (const download of TICKETED) {
      // Even if a ticket was issued by mistake or earlier, access to its subject is checked again when it is
      // used.
      if (download === own && kind === 'OWN_DATA') continue;
      const ticket = await issueTicket(portal.db, foreign, kind, subject as never);
      const answer = await portal.app.inject({ url: `${download}?ticket=${ticket}` });
      expect([kind, download, answer.statusCode]).toEqual([kind, download, 404]);
    }
  // Control: the same ticket works for the authorised user.
  const ticket = await issueTicket(portal.db, await actorOf('client'), 'FILE', { FileKey });
  const answer = await portal.app.inject({ url: `/api/media/download?ticket=${ticket}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
});

test('no one gets a ticket for a file of another user, and the response is that of a missing one', async () => {
  const ask = async (user: string, path: string, body: object) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: body,
      headers: await portal.token(user),
    });
    return `${answer.statusCode} ${answer.body}`;
  };
  const FileKey = String(records.of('file')[0]?.key);
  const invoice = String(records.of('invoice')[0]?.key);
  const missing = 'nobody-has-this-key-22';
  for (const user of ['client2', 'sub-client', 'assessor2', 'coo'])
    expect([user, await ask(user, '/media/ticket', { FileKey })]).toEqual([
      user,
      await ask(user, '/media/ticket', { FileKey: missing }),
    ]);
  for (const InvoiceKeys of [[invoice], [String(records.of('invoice')[2]?.key), invoice]])
    expect(await ask('client2', '/payment/invoice/document', { InvoiceKeys })).toBe(
      await ask('client2', '/payment/invoice/document', { InvoiceKeys: [missing] }),
    );
  for (const path of ['/export/ticket', '/export/cancel', '/export/retry'])
    expect([path, (await ask('client2', path, { ExportKey: missing })).slice(0, 3)]).toEqual([path, '404']);
  expect(await ask('client', '/media/ticket', { FileKey })).toMatch(/^200/);
});

test('pictures of users and of the certification body require a session, and only one’s own are accessible', async () => {
  for (const path of [
    '/api/organisation/logo',
    '/api/mark/picture',
    '/api/organisation/logo?OrganisationKey=x',
  ])
    expect([path, (await portal.app.inject({ url: path })).statusCode]).toEqual([path, 401]);
  for (const path of [
    '/api/calendar/x.ics',
    `/api/calendar/${'A'.repeat(43)}.ics`,
    '/api/image/view/x',
    '/brand/x/logo.png',
  ])
    expect([
      path,
      (await portal.app.inject({ url: path, headers: await portal.token('client') })).statusCode,
    ]).toEqual([path, 404]);
});
