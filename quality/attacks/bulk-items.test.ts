import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '#apps/server/http-modules.ts';
import type { AccessRecords } from '../support/access-records.ts';
import type { TestPortal } from '../support/portal.ts';
import { withRecords } from '../support/with-records.ts';

/**
 * Attack tests: bulk calls check access to each item separately, so an accessible item does not expose a
 * foreign one.
 */
let portal: TestPortal;
let records: AccessRecords;
withRecords((...fixtures) => {
  [portal, records] = fixtures;
});

/** Maintained manually: where each call that takes several keys is tested. A new call must be added. */
const REVIEWED_CALLS: Readonly<Record<string, string>> = {
  'POST /application/multiple/approve ApplicationKeys': 'here',
  'POST /application/multiple/assign ApplicationKeys': 'here',
  'POST /application/multiple/confirm ApplicationKeys': 'here',
  'POST /application/multiple/generate ApplicationKeys': 'here',
  'POST /application/multiple/publish ApplicationKeys': 'here',
  'POST /application/multiple/assignees ApplicationKeys': 'here',
  'POST /export/document ApplicationKeys': 'here',
  'POST /payment/invoice/document InvoiceKeys': 'here',
  'POST /payment/debtor/remind OrganisationKeys': 'finance reaches every organisation with an invoice',
  'POST /session/end SessionKeys': 'operations/sessions: one forbidden session refuses the whole request',
  'POST /user/sub/share ApplicationKeys': 'two-ids',
  'POST /user/sub/invite ApplicationKeys': 'two-ids',
  'POST /business/team/submit ServiceKeys': 'keepers reach every service',
  'POST /stage/assign ServiceKeys': 'keepers reach every service',
};

test('every call with several keys has its line here', () => {
  const taking = routes.flatMap(({ method, path, body }) =>
    body instanceof z.ZodObject
      ? Object.keys(body.shape)
          .filter((name) => /Keys$/.test(name))
          .map((name) => `${method} ${path} ${name}`)
      : [],
  );
  expect(taking.toSorted()).toEqual(Object.keys(REVIEWED_CALLS).toSorted());
});

const MISSING = 'nobody-has-this-key-22';
type Item = { Status: string; Code: string | null };
const facts = async (keys: readonly string[]) =>
  portal.db
    .selectFrom('Application')
    .select(['ApplicationKey', 'Version', 'ApplicationStatusCode', 'CurrentStep', 'AssessorUserId'])
    .where('ApplicationKey', 'in', keys)
    .orderBy('Id')
    .execute();

test('in bulk: an item of another user is treated like a missing one, and is not changed', async () => {
  // The visibility for the CEO and the assessor is written manually from the rules for steps and assignments
  // (domain 8).
  const [reviewer, , ofSub, foreign] = records.of('application').map(({ key }) => key) as string[];
  const before = await facts([String(ofSub), String(foreign)]);
  const assessor = await portal.userKey('assessor');
  for (const [user, path, more] of [
    ['assessor', 'approve', {}],
    ['ceo', 'approve', {}],
    ['assessor', 'generate', {}],
    ['assessor', 'publish', {}],
  ] as const) {
    const ApplicationKeys = [String(foreign), MISSING, String(ofSub)];
    const { status, data } = await portal.post(user, `/application/multiple/${path}`, {
      ApplicationKeys,
      ...more,
    });
    if (status !== 200) {
      expect([user, path, [403, 422].includes(status)]).toEqual([user, path, true]);
      continue;
    }
    const results = (data.Items as Item[]).map(({ Status, Code }) => [Status, Code]);
    expect([user, path, results]).toEqual([
      user,
      path,
      Array.from({ length: 3 }, () => ['REFUSED', 'ERR_NOT_FOUND']),
    ]);
  }
  for (const user of ['assessor', 'client', 'ceo'])
    for (const path of ['assign', 'assignees']) {
      const body = {
        ApplicationKeys: [reviewer, foreign],
        Mode: 'ASSESSOR',
        ...(path === 'assign' && { AssignedUserKey: assessor }),
      };
      expect([user, path, (await portal.post(user, `/application/multiple/${path}`, body)).status]).toEqual([
        user,
        path,
        403,
      ]);
    }
  expect(await facts([String(ofSub), String(foreign)])).toEqual(before);
});

test('in documents: an item of another user next to one’s own is refused like a missing one', async () => {
  const [own, , foreignInvoice] = records.of('invoice').map(({ key }) => key) as string[];
  const [application, , , foreign] = records.of('application').map(({ key }) => key) as string[];
  const ask = async (user: string, path: string, body: object) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload: body,
      headers: await portal.token(user),
    });
    return `${answer.statusCode} ${answer.body}`;
  };
  const papers = (InvoiceKeys: unknown[]) => ask('client', '/payment/invoice/document', { InvoiceKeys });
  const refused = await papers([own, MISSING]);
  expect(refused).toMatch(/^404 /);
  expect(await papers([own, foreignInvoice])).toBe(refused);
  expect(await papers([foreignInvoice, own])).toBe(refused);
  const Mode = 'GENERATE_MACHFORM_ENTRY';
  for (const user of ['client', 'assessor']) {
    const [mixed, missing] = [
      await ask(user, '/export/document', { Mode, ApplicationKeys: [application, foreign] }),
      await ask(user, '/export/document', { Mode, ApplicationKeys: [application, MISSING] }),
    ];
    const plain = (text: string) =>
      text.replaceAll(String(foreign), MISSING).replace(/"ExportKey":"[^"]+"|"At":"[^"]+"/g, '');
    expect([user, mixed.slice(0, 3)]).toEqual([user, missing.slice(0, 3)]);
    if (!mixed.startsWith('200')) expect([user, plain(mixed)]).toEqual([user, plain(missing)]);
  }
  // Control: the user's own item alone is accepted.
  expect(await papers([own])).toMatch(/^200 /);
});
