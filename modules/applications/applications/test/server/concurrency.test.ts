import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InvoiceStatus } from '#modules/billing/invoices/rules/statuses.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

/**
 * Tests rules that depend on another table: a request that waited for a row lock must see the current state.
 */

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

async function certified(no: string, status: InvoiceStatus) {
  const application = await insertCertified(portal, { no });
  await insertInvoice(portal, application, status);
  return application;
}

/** Runs several requests concurrently; returns how many succeeded and the error codes of the others. */
async function concurrently(
  ask: (at: number) => Promise<Answer>,
): Promise<{ done: number; codes: string[] }> {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at)));
  const refused = answers.filter((answer) => answer.status !== 200);
  return { done: answers.length - refused.length, codes: [...new Set(refused.map((one) => one.error.Code))] };
}

test('concurrent requests to generate create one document', async () => {
  const { Id, ApplicationKey } = await certified('QM-2026-90001', 'BYPASSED');
  const path = '/application/certificate/generate';
  const all = await concurrently(() => portal.post('scheduling', path, { ApplicationKey }));
  expect(all).toEqual({ done: 1, codes: ['ERR_TRANSITION'] });
  const documents = await portal.db
    .selectFrom('CertificateDocument')
    .select('Revision')
    .where('ApplicationId', '=', Id)
    .execute();
  expect(documents).toEqual([{ Revision: 1 }]);
});

test('of concurrent payment proofs one is accepted', async () => {
  const { ApplicationKey } = await certified('QM-2026-90002', 'OPEN');
  const keys = await Promise.all(Array.from({ length: 12 }, () => portal.upload('client', 'document')));
  const all = await concurrently((at) =>
    portal.post('client', '/application/paynow', { ApplicationKey, Attachment: [keys[at]] }),
  );
  expect(all).toEqual({ done: 1, codes: ['ERR_TRANSITION'] });
});

test('concurrent requests for the next cycle create one', async () => {
  const { Id, ApplicationKey } = await certified('QM-2026-90003', 'BYPASSED');
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'COMPLETED' })
    .where(announceStatus('application', 'COMPLETED'))
    .where('Id', '=', Id)
    .execute();
  const all = await concurrently(() =>
    portal.post('admin', '/application/generate/cycle', { ApplicationKey }),
  );
  expect(all).toEqual({ done: 1, codes: ['ERR_TRANSITION'] });
});
