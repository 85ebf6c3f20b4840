import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { FileKind } from '../../files/kinds.ts';

let portal: TestPortal;
let ApplicationKey: string;
const key: Record<string, string> = {};

/**
 * A decided application with one document of every kind, each uploaded by the role it normally comes from.
 */
beforeAll(async () => {
  portal = await startTestPortal();
  const application = await insertCertified(portal, { no: 'QM-2026-90011' });
  await insertInvoice(portal, application, 'OPEN');
  ApplicationKey = application.ApplicationKey;
  const assessor = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'assessor@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('ApplicationPerson')
    .values({
      ApplicationId: application.Id,
      AccountId: assessor.Id,
      Mode: 'ASSESSOR',
      AssignedAt: new Date(),
    })
    .execute();
  await share('proof', 'client', '/application/paynow', 'document');
  await share('record', 'scheduling', '/application/crb/confirm', 'crb');
  await share('paper', 'finance', '/application/bypass', 'document', { Remark: 'Ninety days overdue.' });
  await share('disclosure', 'scheduling', '/application/disclosure/upload', 'document');
  await share('page', 'scheduling', '/application/certificate/upload', 'document');
});
afterAll(() => portal.close());

async function share(name: string, user: string, path: string, kind: FileKind, more = {}): Promise<void> {
  const file = await portal.upload(user, kind);
  const done = await portal.post(user, path, { ApplicationKey, Attachment: [file], ...more });
  expect(done.status, JSON.stringify(done.error)).toBe(200);
  key[name] = file;
}

/**
 * Returns the names of the files that a user sees in the list and of those they can download: both must be
 * equal.
 */
async function open(user: string): Promise<string[]> {
  const { data } = await portal.get(user, '/application/documents', { ApplicationKey });
  const listed = (data.Rows as { FileKey: string }[]).map((row) => row.FileKey);
  const names = Object.keys(key).filter((name) => listed.includes(String(key[name])));
  for (const [name, FileKey] of Object.entries(key)) {
    const { status } = await portal.post(user, '/media/ticket', { FileKey });
    expect([user, name, status]).toEqual([user, name, names.includes(name) ? 200 : 404]);
  }
  return names;
}

test.each([
  ['client', ['proof', 'disclosure']],
  ['assessor', ['record', 'disclosure', 'page']],
  ['finance', ['proof', 'record', 'paper', 'disclosure', 'page']],
])('%s opens %j', async (user, names) => {
  expect(await open(user)).toEqual(names);
});

test('the client opens the page once it is published', async () => {
  const done = await portal.post('scheduling', '/application/publish', { ApplicationKey });
  expect(done.status, JSON.stringify(done.error)).toBe(200);
  expect(await open('client')).toEqual(['proof', 'disclosure', 'page']);
});

test('remarks about payments are not visible to assessors', async () => {
  const remarks = async (user: string) => {
    const { data } = await portal.get(user, '/application/history', { ApplicationKey });
    return (data.Rows as { Remark: string | null }[]).map((row) => row.Remark).filter(Boolean);
  };
  expect(await remarks('finance')).toEqual(['Ninety days overdue.']);
  expect(await remarks('assessor')).toEqual([]);
  expect(await remarks('client')).toEqual([]);
});
