import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#apps/server/http-modules.ts';
import { json } from '#platform/server/database/json.ts';
import type { AccessRecords } from '../support/access-records.ts';
import type { TestPortal } from '../support/portal.ts';
import { rightfulCall } from '../support/rightful-call.ts';
import { PERSON } from '../support/user-fixture.ts';
import { withRecords } from '../support/with-records.ts';

/** Attack tests: if a call names two records, the caller needs access to both, and they must belong together. */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});
/** Returns the field names of a schema, including those of every union member. */
const fieldsOf = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => fieldsOf(one as z.ZodType));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};
const keysOf = ({ query, body }: (typeof routes)[number]): string[] => [
  ...new Set([...fieldsOf(query), ...fieldsOf(body)].filter((name) => /Keys?$/.test(name))),
];

/** Maintained manually: how each call that takes two kinds of keys is covered. A new call must be added. */
const REVIEWED_CALLS: Readonly<Record<string, string>> = {
  'GET /application/certificate/view': 'one or the other',
  'GET /payment/invoice/view': 'one or the other',
  'POST /application/certificate/regenerate': 'one or the other',
  'POST /application/certificate/upload': 'one or the other',
  'POST /application/disclosure/upload': 'one or the other',
  'POST /assessment/tag/submit': 'one or the other',
  'POST /assessment/tag/remove': 'one or the other',
  'POST /application/save': 'here',
  'POST /application/assign': 'here',
  'POST /application/checklist/correct': 'the item is looked up in the application: open-majors',
  'POST /comment/remove': 'here',
  'POST /comment/read': 'here',
  'POST /comment/save': 'here',
  'POST /application/comment': 'the same as /comment/save',
  'POST /user/sub/invite': 'here',
  'POST /user/sub/share': 'here',
  'GET /assessment/template/view': 'here',
  'POST /assessment/template/preview': 'here',
  'POST /mark/submit': 'here',
  'GET /chat/view': 'here',
  'POST /chat/send': 'here',
  'POST /conversation/assign': 'here',
  'GET /application/list': 'its filters begin in the scope: oracles',
  'GET /nonconformity/list': 'its filters begin in the scope: oracles',
  'GET /decision/list': 'its filters begin in the scope: oracles',
  'GET /decision/proposal/list': 'its filters begin in the scope: oracles',
  'POST /application/multiple/assign': 'each by the handler of /application/assign; several keys: bulk-items',
  'POST /application/handover': 'each by the handler of /application/assign: handover',
  'POST /business/team/submit': 'keepers reach every team and service',
  'POST /stage/assign': 'keepers reach every stage and service',
  'POST /payment/bank/line/confirm': 'finance reaches every line and invoice',
  'POST /payment/bank/line/second-payment': 'finance reaches every line and invoice',
};

const nameOf = ({ method, path }: (typeof routes)[number]): string => `${method} ${path}`;

test('every call with keys of two kinds has its line here', () => {
  const taking = routes.flatMap((route) =>
    keysOf(route).length > 1 || (fieldsOf(route.body).includes('Attachment') && route.path === '/chat/send')
      ? [`${route.method} ${route.path}`]
      : [],
  );
  expect(taking.toSorted()).toEqual(Object.keys(REVIEWED_CALLS).toSorted());
});
const withFiles = routes.filter(({ body }) => fieldsOf(body).includes('Attachment'));

describe('a file of another user', () => {
  test('cannot be attached by any call with files', async () => {
    expect(withFiles.length).toBeGreaterThan(45);
    const foreign = await portal.upload('client2', 'document');
    const wrong: string[] = [];
    for (const route of withFiles) {
      const { people, base } = rightfulCall(route, records);
      for (const user of people.filter((one) => one !== 'client2')) {
        await portal.db.deleteFrom('Attempt').execute();
        const { status } = await portal.post(user, route.path, { ...base, Attachment: [foreign] });
        if (status === 200) wrong.push(`${route.path} as ${user}`);
      }
    }
    expect(wrong).toEqual([]);
    const row = await portal.db
      .selectFrom('File')
      .select(['ApplicationId', 'ConversationMessageId'])
      .where('FileKey', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ApplicationId: null, ConversationMessageId: null });
  });

  test('control: one’s own can', async () => {
    const own = await portal.upload('client', 'document');
    const ApplicationKey = String(records.of('application')[0]?.key);
    const note = { ApplicationKey, Comment: 'With a paper.', IsInternal: false };
    expect((await portal.post('client', '/comment/save', { ...note, Attachment: [own] })).status).toBe(200);
    const foreign = await portal.upload('client2', 'document');
    expect((await portal.post('client', '/comment/save', { ...note, Attachment: [foreign] })).status).toBe(
      422,
    );
  });
});

test('the second of two keys is checked like the first: nothing happens, and a missing one gets the same response', async () => {
  const [own, shared, , foreign] = records.of('application').map(({ key }) => key);
  const [ownInvoice, , foreignInvoice] = records.of('invoice').map(({ key }) => key);
  const [certificate, foreignCertificate] = records.of('billed certificate').map(({ key }) => key);
  const [, comment] = records.of('comment').map(({ key }) => key);
  const sub = await portal.userKey('sub-client');
  const service = String(records.of('service')[1]?.key);
  const MISSING = 'nobody-has-this-key-22';
  /** Caller, method, path, fields, and the field that contains another user's key. */
  const cases: Case[] = [
    [
      'client',
      'POST',
      '/comment/save',
      { ApplicationKey: own, Comment: 'x', CommentKey: MISSING },
      'ApplicationKey',
      foreign,
      MISSING,
    ],
    [
      'client',
      'POST',
      '/comment/read',
      { ApplicationKey: own, CommentKey: comment },
      'ApplicationKey',
      foreign,
      MISSING,
    ],
    ['client', 'POST', '/comment/remove', { CommentKey: comment }, 'ApplicationKey', foreign, MISSING],
    [
      'client',
      'POST',
      '/user/sub/share',
      { UserKey: sub, ApplicationKeys: [shared] },
      'ApplicationKeys',
      [foreign],
      [MISSING],
    ],
    [
      'client',
      'POST',
      '/user/sub/share',
      { UserKey: sub, ApplicationKeys: [shared] },
      'ApplicationKeys',
      [own, foreign],
      [own, MISSING],
    ],
    [
      'client',
      'POST',
      '/user/sub/invite',
      { Email: 'z@mail.test', ...PERSON },
      'ApplicationKeys',
      [foreign],
      [MISSING],
    ],
    [
      'client',
      'POST',
      '/user/sub/invite',
      { Email: 'z@mail.test', ...PERSON },
      'ParentKey',
      await portal.userKey('client2'),
      MISSING,
    ],
    ['client', 'POST', '/application/save', { AssessmentType: 'INITIAL' }, 'ServiceKey', service, MISSING],
    ['client', 'GET', '/payment/invoice/view', {}, 'InvoiceKey', foreignInvoice, MISSING],
    ['client', 'GET', '/payment/invoice/view', {}, 'ApplicationKey', foreign, MISSING],
    ['client', 'GET', '/payment/invoice/view', {}, 'CertificateKey', foreignCertificate, MISSING],
    ['client', 'GET', '/application/certificate/view', {}, 'CertificateKey', foreignCertificate, MISSING],
    [
      'assessor',
      'POST',
      '/assessment/checklist/submission',
      { Answers: [{ PointKey: 'nothing', Result: 'CONFORM' }] },
      'ApplicationKey',
      foreign,
      MISSING,
    ],
    [
      'admin',
      'POST',
      '/application/certificate/regenerate',
      { ApplicationKey: own },
      'CertificateKey',
      certificate,
      MISSING,
    ],
    [
      'scheduling',
      'POST',
      '/application/assign',
      { ApplicationKey: own, Mode: 'ASSESSOR' },
      'AssignedUserKey',
      await portal.userKey('client2'),
      MISSING,
    ],
    ...(await templateCases(String(own), MISSING)),
    [
      'admin',
      'POST',
      '/mark/submit',
      {
        Kind: 'LOGO',
        Name: sampleTexts,
        Alt: sampleTexts,
        Title: none,
        ValidFrom: '2026-01-01',
        ValidTo: null,
      },
      'FileKey',
      await portal.upload('client2', 'image'),
      MISSING,
    ],
    ['client', 'GET', '/chat/view', {}, 'BeforeKey', await foreignMessage(foreign), MISSING],
    ['client', 'GET', '/chat/view', {}, 'AfterKey', await foreignMessage(foreign), MISSING],
    [
      'admin',
      'POST',
      '/conversation/assign',
      { ConversationKey: String(records.of('conversation')[0]?.key) },
      'AssignedUserKey',
      await portal.userKey('client2'),
      MISSING,
    ],
  ];
  const wrong: string[] = [];
  for (const [user, method, path, body, field, foreignKey, unknownKey] of cases) {
    const ask = async (value: unknown) => {
      await portal.db.deleteFrom('Attempt').execute();
      const headers = await portal.token(user);
      const fields = { ...body, [field]: value };
      const answer =
        method === 'POST'
          ? await portal.app.inject({ method, url: `/api${path}`, payload: fields, headers })
          : await portal.app.inject({ url: `/api${path}`, query: fields as Record<string, string>, headers });
      return { status: answer.statusCode, text: `${answer.statusCode} ${answer.body}` };
    };
    const [found, missing] = [await ask(foreignKey), await ask(unknownKey)];
    if (found.status < 400) wrong.push(`${path} ${field}: ${found.text.slice(0, 120)}`);
    if (found.text !== missing.text)
      wrong.push(`${path} ${field}: ${found.text.slice(0, 160)} | ${missing.text.slice(0, 160)}`);
  }
  expect(wrong).toEqual([]);
  // A chat message about another user's application is treated as one without an application.
  for (const ApplicationKey of [foreign, MISSING])
    expect((await portal.post('client', '/chat/send', { Text: 'x', ApplicationKey })).status).toBe(200);
  const about = await portal.db
    .selectFrom('Conversation')
    .select('ApplicationId')
    .where('Source', '=', 'CHAT')
    .execute();
  expect(about.map(({ ApplicationId }) => ApplicationId)).toEqual([null, null]);
  // Control: with the user's own keys, the same calls succeed.
  for (const [path, query] of [
    ['/payment/invoice/view', { InvoiceKey: String(ownInvoice) }],
    ['/application/certificate/view', { CertificateKey: String(certificate) }],
  ] as const)
    expect([path, (await portal.get('client', path, query)).status]).toEqual([path, 200]);
  expect(
    (await portal.post('client', '/user/sub/share', { UserKey: sub, ApplicationKeys: [own, shared] })).status,
  ).toBe(200);
});

const sampleTexts = { EN: 'x', CHT: 'x', CHS: 'x' };
const none = { EN: '', CHT: '', CHS: '' };
type Case = [
  who: string,
  method: 'GET' | 'POST',
  path: string,
  body: Record<string, unknown>,
  field: string,
  foreign: unknown,
  missing: unknown,
];

/** Returns the key of a message in another user's chat; the client has a chat too. */
async function foreignMessage(ofAnother: unknown): Promise<string> {
  for (const [user, about] of [
    ['client', { ApplicationKey: ofAnother }],
    ['client2', {}],
  ] as const)
    expect((await portal.post(user, '/chat/send', { Text: 'Good morning', ...about })).status).toBe(200);
  const row = portal.db
    .selectFrom('ConversationMessage')
    .innerJoin('Conversation', 'Conversation.Id', 'ConversationMessage.ConversationId')
    .innerJoin('Account', 'Account.Id', 'Conversation.AccountId')
    .select('MessageKey')
    .where('Account.Email', '=', 'client2@demo.test');
  return (await row.executeTakeFirstOrThrow()).MessageKey;
}

/** Cases with a template and an application of a different service than the one named with them. */
async function templateCases(application: string, missing: string): Promise<Case[]> {
  const { ServiceId } = await portal.db
    .selectFrom('Application')
    .select('ServiceId')
    .where('ApplicationKey', '=', application)
    .executeTakeFirstOrThrow();
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('Id', '<>', ServiceId)
    .executeTakeFirstOrThrow();
  const TemplateKey = 'of-another-service-222';
  await portal.db
    .insertInto('TemplateVersion')
    .values({
      ...{ TemplateKey, ServiceId, Language: 'EN', VersionNo: 900, Source: 'x' },
      ...{ Remark: null, Checks: json([]), CreatedById: null },
    })
    .execute();
  const path = '/assessment/template/preview';
  const body = { ServiceKey, Language: 'EN' };
  return [
    ['admin', 'GET', '/assessment/template/view', { ServiceKey }, 'TemplateKey', TemplateKey, missing],
    ['admin', 'POST', path, body, 'TemplateKey', TemplateKey, missing],
    ['admin', 'POST', path, body, 'ApplicationKey', application, missing],
  ];
}

test('two alternative keys together are refused', async () => {
  const [own, , , foreign] = records.of('application').map(({ key }) => String(key));
  const [certificate] = records.of('billed certificate').map(({ key }) => String(key));
  const wrong: string[] = [];
  for (const route of routes.filter((one) => REVIEWED_CALLS[nameOf(one)] === 'one or the other')) {
    const { people, base } = rightfulCall(route, records);
    const known: Record<string, string | undefined> = {
      ApplicationKey: own,
      CertificateKey: certificate,
      ServiceKey: String(records.of('service')[0]?.key),
      InvoiceKey: String(records.of('invoice')[0]?.key),
    };
    const [first = '', second = ''] = keysOf(route);
    for (const fields of [
      { ...base, [first]: known[first], [second]: known[second] },
      { ...base, [first]: known[first], [second]: foreign },
    ]) {
      const answer =
        route.method === 'GET'
          ? await portal.get(String(people[0]), route.path, fields as Record<string, string>)
          : await portal.post(String(people[0]), route.path, fields);
      if (answer.status !== 422) wrong.push(`${nameOf(route)} ${first} ${second}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('a key is accepted in one place only: elsewhere it is refused or ignored', async () => {
  const [own, , , foreign] = records.of('application').map(({ key }) => String(key));
  const wrong: string[] = [];
  for (const route of routes.filter((one) => keysOf(one).length > 0)) {
    const { people, base } = rightfulCall(route, records);
    const user = people[0];
    const headers = user === undefined ? {} : await portal.token(user);
    const [field = ''] = keysOf(route);
    const url = `/api${route.path}`;
    if (route.method === 'POST') {
      const { statusCode } = await portal.app.inject({
        method: 'POST',
        url: `${url}?${field}=${foreign}`,
        payload: base,
        headers,
      });
      if (statusCode !== 422) wrong.push(`${nameOf(route)} in its query: ${statusCode}`);
    } else {
      const twice = await portal.app.inject({ url: `${url}?${field}=${own}&${field}=${foreign}`, headers });
      if (twice.statusCode !== 422) wrong.push(`${nameOf(route)} twice: ${twice.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
  const headers = { ...(await portal.token('client')), 'content-type': 'application/json' };
  const view = { url: '/api/application/view', query: { ApplicationKey: String(own) }, headers };
  const plain = await portal.app.inject(view);
  // The request body of a GET call is ignored, as are headers.
  const more = { payload: JSON.stringify({ ApplicationKey: foreign }) };
  const extra = { ...headers, applicationkey: String(foreign), 'x-application-key': String(foreign) };
  for (const request of [
    { ...view, ...more },
    { ...view, headers: extra },
  ])
    expect((await portal.app.inject(request)).json().data.ApplicationKey).toBe(own);
  expect(plain.statusCode).toBe(200);
  // If a body contains a field twice, the last value counts and is the one that is checked.
  const post = (first: unknown, last: unknown) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/comment/save',
      headers,
      payload: `{"ApplicationKey":"${first}","Comment":"x","IsInternal":false,"ApplicationKey":"${last}"}`,
    });
  expect([(await post(own, foreign)).statusCode, (await post(foreign, own)).statusCode]).toEqual([404, 200]);
});
