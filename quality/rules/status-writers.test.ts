/** Checks that the status of each guarded record type is written by one file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statusWrites } from '#quality/support/rules/status-writes.ts';

const root = join(import.meta.dirname, '../..');
const ANNOUNCEMENT = 'platform/server/workflow/write-status.ts';
const WRITERS = {
  'modules/applications/applications/server/save-change.ts': ['announceStatus'],
  'modules/applications/nonconformities/server/write-nonconformity.ts': [
    'Nonconformity.Status',
    'announceStatus',
  ],
  'modules/billing/bank-statements/server/write-line.ts': ['BankLine.Status', 'announceStatus'],
  'modules/billing/card-payments/server/write-payment.ts': ['Payment.Status', 'announceStatus'],
  'modules/billing/card-payments/server/write-refund.ts': ['Refund.Status', 'announceStatus'],
  'modules/billing/invoices/server/write-invoice.ts': ['Invoice.Status', 'announceStatus'],
  'modules/identity/sign-in/server/write-account-status.ts': ['Account.Status', 'announceStatus'],
  'modules/catalogue/services/server/handler.ts': ['Service.Status', 'announceStatus'],
  'modules/catalogue/services/server/write-version.ts': ['ServiceVersion.Status', 'announceStatus'],
  'modules/certification/certificates/server/write-status.ts': [
    'Certificate.CertificateStatusCode',
    'announceStatus',
  ],
  'modules/certification/decisions/server/proposals/write-proposal.ts': [
    'DecisionProposal.Status',
    'announceStatus',
  ],
  'modules/support/conversations/server/write-conversation.ts': ['Conversation.Status', 'announceStatus'],
};

test('no other file of the product writes one of these statuses or announces a change of it', () => {
  const files = ['apps', 'modules', 'platform']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(test|dist|node_modules)\/|\.test\.tsx?$/.test(name));
  expect(files.length).toBeGreaterThan(1000);
  const found = files
    .filter((file) => file !== ANNOUNCEMENT)
    .map((file) => [file, statusWrites(file, readFileSync(join(root, file), 'utf8'))] as const)
    .filter(([, writes]) => writes.length > 0);
  expect(Object.fromEntries(found)).toEqual(WRITERS);
});

const SET = { status: 'Application.ApplicationStatusCode', certificate: 'Certificate.CertificateStatusCode' };

test.each([
  ['an update', "db.updateTable('Application').set({ ApplicationStatusCode: 'CANCELLED' })", SET.status],
  ['a shorthand', "db.updateTable('Application').where(own).set({ ApplicationStatusCode, At })", SET.status],
  ['a column and its value', "db.updateTable('Invoice as own').set('Status', 'PAID')", 'Invoice.Status'],
  ['a function', "db.updateTable('Invoice').set((eb) => ({ Status: eb.val('PAID') }))", 'Invoice.Status'],
  ['a service', "db.updateTable('Service').set({ Version, Status: 'HELD' })", 'Service.Status'],
  [
    'a version of a service',
    "sql`update service_version set status = 'PUBLISHED' where id = 7`",
    'ServiceVersion.Status',
  ],
  ['a conversation', "db.updateTable('Conversation').set({ Status: 'CLOSED' })", 'Conversation.Status'],
  ['a spread', "db.updateTable('Invoice').set({ ...(isPaid && { Status: 'PAID' }) })", 'Invoice.Status'],
  [
    'a stored query',
    "const one = db.updateTable('Certificate'); one.set({ CertificateStatusCode })",
    SET.certificate,
  ],
  [
    'a constant',
    "const end = { Status: 'VOID' } as const; db.updateTable('Invoice').set(end)",
    'Invoice.Status',
  ],
  ['an account', "db.updateTable('Account').set({ Status: 'REMOVED' })", 'Account.Status'],
  ['a card payment', "db.updateTable('Payment').set({ Status: 'FAILED', PaidAt: null })", 'Payment.Status'],
  ['a refund', "sql`update refund set status = 'FAILED' where id = 7`", 'Refund.Status'],
  ['a bank line', "sql`update bank_line set invoice_id = 7, status = 'Y'`", 'BankLine.Status'],
  ['SQL', "sql`update invoice set paid_at = now(), status = 'PAID' where id = 7`", 'Invoice.Status'],
  [
    'SQL with an alias',
    "sql`with a as (update application own set application_status_code = 'X') select 1`",
    SET.status,
  ],
  [
    'an announcement',
    "import { announceStatus as say } from '#platform/server/workflow/write-status.ts';",
    'announceStatus',
  ],
])('%s is found', (_what, text, write) => {
  expect(statusWrites('planted.ts', text)).toEqual([write]);
});

test.each([
  "db.updateTable('Invoice').set({ DueOn }).where('Status', '=', 'OPEN')",
  "db.updateTable('Follow').set({ Status: 'REMOVED' })",
  "db.selectFrom('Application').where('ApplicationStatusCode', '=', 'WAITING')",
  "db.insertInto('Application').values({ ApplicationStatusCode: 'DRAFT' })",
  'counts.set(row.ApplicationStatusCode, row.Count)',
  "sql`update invoice set search = '' where status = 'OPEN'`",
  "sql`update sandbox_payment set status = 'FAILED' where id = 'sb_7'`",
  "sql`update service_version set remark = '' where status = 'DRAFT'`",
  "sql`update import_line set status = 'DRAFT' where service_id = 7`",
  "sql`update bank_line set bank_status = 'X' where status = 'Y'`",
])('other code is accepted: %s', (text) => {
  expect(statusWrites('planted.ts', text)).toEqual([]);
});
