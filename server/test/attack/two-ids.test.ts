import { routes } from '@assay/shared/contract/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AccessRecords, makeAccessRecords } from '../support/access-records.ts';
import { PERSON } from '../support/people-desk.ts';
import { startTestPortal, type TestPortal } from '../support/portal.ts';
import { rightfulCall } from '../support/rightful-call.ts';

/** Where a call names two things, the caller has to reach both, and the one has to belong to the other. */
let house: TestPortal;
let records: AccessRecords;
beforeAll(async () => {
  house = await startTestPortal();
  records = await makeAccessRecords(house);
});
afterAll(() => house?.close());

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const withFiles = routes.filter(({ body }) => fieldsOf(body).includes('Attachment'));

describe('a file of somebody else', () => {
  test('is tied to nothing by any call that takes files', async () => {
    expect(withFiles.length).toBeGreaterThan(45);
    const foreign = await house.upload('client2', 'document');
    const wrong: string[] = [];
    for (const route of withFiles) {
      const { people, base } = rightfulCall(route, records);
      for (const who of people.filter((one) => one !== 'client2')) {
        await house.db.deleteFrom('Attempt').execute();
        const { status } = await house.post(who, route.path, { ...base, Attachment: [foreign] });
        if (status === 200) wrong.push(`${route.path} as ${who}`);
      }
    }
    expect(wrong).toEqual([]);
    const row = await house.db
      .selectFrom('File')
      .select(['ApplicationId', 'ConversationMessageId'])
      .where('FileKey', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ApplicationId: null, ConversationMessageId: null });
  });

  test('control: one’s own is', async () => {
    const own = await house.upload('client', 'document');
    const ApplicationKey = String(records.of('application')[0]?.key);
    const said = { ApplicationKey, Comment: 'With a paper.', IsInternal: false };
    expect((await house.post('client', '/comment/save', { ...said, Attachment: [own] })).status).toBe(200);
    const foreign = await house.upload('client2', 'document');
    expect((await house.post('client', '/comment/save', { ...said, Attachment: [foreign] })).status).toBe(
      422,
    );
  });
});

test('the second of two keys is as foreign as the first: nothing happens, and a missing one is told the same', async () => {
  const [own, shared, , foreign] = records.of('application').map(({ key }) => key);
  const [ownInvoice, , foreignInvoice] = records.of('invoice').map(({ key }) => key);
  const [certificate, foreignCertificate] = records.of('billed certificate').map(({ key }) => key);
  const [, comment] = records.of('comment').map(({ key }) => key);
  const sub = await house.userKey('sub-client');
  const service = String(records.of('service')[1]?.key);
  const MISSING = 'nobody-has-this-key-22';
  /** Who, what, and the field whose key is somebody else's. */
  const cases: [
    who: string,
    method: 'GET' | 'POST',
    path: string,
    body: Record<string, unknown>,
    field: string,
    foreign: unknown,
    missing: unknown,
  ][] = [
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
      await house.userKey('client2'),
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
      await house.userKey('client2'),
      MISSING,
    ],
  ];
  const wrong: string[] = [];
  for (const [who, method, path, body, field, theirs, nobodys] of cases) {
    const ask = async (value: unknown) => {
      await house.db.deleteFrom('Attempt').execute();
      const headers = await house.token(who);
      const given = { ...body, [field]: value };
      const answer =
        method === 'POST'
          ? await house.app.inject({ method, url: `/api${path}`, payload: given, headers })
          : await house.app.inject({ url: `/api${path}`, query: given as Record<string, string>, headers });
      return { status: answer.statusCode, text: `${answer.statusCode} ${answer.body}` };
    };
    const [found, missing] = [await ask(theirs), await ask(nobodys)];
    if (found.status < 400) wrong.push(`${path} ${field}: ${found.text.slice(0, 120)}`);
    if (found.text !== missing.text)
      wrong.push(`${path} ${field}: ${found.text.slice(0, 160)} | ${missing.text.slice(0, 160)}`);
  }
  expect(wrong).toEqual([]);
  // What is said about a file that is not one's own is said about none.
  for (const ApplicationKey of [foreign, MISSING])
    expect((await house.post('client', '/chat/say', { Text: 'x', ApplicationKey })).status).toBe(200);
  const about = await house.db
    .selectFrom('Conversation')
    .select('ApplicationId')
    .where('Source', '=', 'CHAT')
    .execute();
  expect(about.map(({ ApplicationId }) => ApplicationId)).toEqual([null]);
  // Control: with keys of one's own the same calls go through.
  for (const [path, query] of [
    ['/payment/invoice/view', { InvoiceKey: String(ownInvoice) }],
    ['/application/certificate/view', { CertificateKey: String(certificate) }],
  ] as const)
    expect([path, (await house.get('client', path, query)).status]).toEqual([path, 200]);
  expect(
    (await house.post('client', '/user/sub/share', { UserKey: sub, ApplicationKeys: [own, shared] })).status,
  ).toBe(200);
});
