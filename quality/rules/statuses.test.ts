/** The check for names of statuses: examples that it finds, other meanings that it knows, and the product code. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  APPLICATION_STATUSES,
  CERTIFICATE_STATUSES,
} from '#modules/applications/applications/rules/index.ts';
import { INVOICE_STATUSES } from '#modules/billing/invoices/rules/index.ts';
import {
  SERVICE_STATUSES,
  VERSION_STATES,
  VERSION_STATUSES,
} from '#modules/catalogue/services/rules/index.ts';
import { ACCOUNT_STATUSES } from '#modules/identity/accounts/rules/index.ts';
import { CONVERSATION_STATUSES } from '#modules/support/conversations/rules/index.ts';

const script = join(import.meta.dirname, '../../scripts/check-statuses.mjs');
const { findStatuses, misplacedStatuses, STATUSES } = (await import(script)) as {
  findStatuses: (file: string, source: string) => string[];
  misplacedStatuses: () => string[];
  STATUSES: Record<string, string>;
};

const found = (source: string) =>
  findStatuses('modules/a/b/server/c.ts', source).map((line) => line.split(' ')[1]);

test.each([
  ['a comparison', "if (row.ApplicationStatusCode === 'COMPLETED') done();", ['COMPLETED']],
  ['a comparison of a value that may be missing', "const isOff = account?.Status !== 'ACTIVE';", ['ACTIVE']],
  [
    'a list of statuses',
    "['TERMINATED', 'DELETED'].includes(row.CertificateStatusCode)",
    ['TERMINATED', 'DELETED'],
  ],
  ['a switch', "switch (invoice.Status) { case 'OPEN': return 1; case 'PAID': return 2; }", ['OPEN', 'PAID']],
  ['a condition of a query', "db.where('Account.Status', '=', 'ACTIVE')", ['ACTIVE']],
  ['a list in a query', "db.where('Service.Status', 'in', ['OFFERED', 'HELD'])", ['OFFERED', 'HELD']],
  ['a written column', "tx.set({ Status: isPaid ? 'PAID' : 'OPEN' })", ['PAID', 'OPEN']],
  ['SQL', "sql`where account.status = 'ACTIVE' and kind = 'CLIENT'`", ['ACTIVE']],
  ['a list in SQL', "sql`certificate_status_code in ('PUBLISHED', 'RENEWAL')`", ['PUBLISHED', 'RENEWAL']],
  [
    'cases in SQL',
    "sql`case when status = 'DRAFT' then 1 when status = 'PUBLISHED' then 2 end`",
    ['DRAFT', 'PUBLISHED'],
  ],
  ['a type', "type Row = { Status: 'DRAFT' | 'WITHDRAWN' };", ['DRAFT', 'WITHDRAWN']],
  ['a part of a type', "let status: Extract<ApplicationStatus, 'DRAFT'>;", ['DRAFT']],
  ['a typed list', "const OVER: readonly CertificateStatus[] = ['EXPIRED'];", ['EXPIRED']],
  ['a name that only a status has', "const step = 'REJECTED_FLOW';", ['REJECTED_FLOW']],
])('%s is found', (_what, source, names) => {
  expect(found(source)).toEqual(names);
});

test.each([
  ['another kind of record', "if (row.Kind === 'RENEWAL') start();"],
  ['an action', "perform('CANCELLED', job);"],
  ['a comment', "// Only COMPLETED ones.\nconst all = 'x';"],
  ['a job', "if (job.Status === 'FAILED') retry();"],
])('%s is not', (_what, source) => {
  expect(found(source)).toEqual([]);
});

test('the check knows every status of the tables', () => {
  const tables = {
    application: APPLICATION_STATUSES,
    certificate: CERTIFICATE_STATUSES,
    invoice: INVOICE_STATUSES,
    account: ACCOUNT_STATUSES,
    service: SERVICE_STATUSES,
    version: [...VERSION_STATUSES, ...VERSION_STATES],
    conversation: CONVERSATION_STATUSES,
  };
  for (const [record, names] of Object.entries(tables))
    expect(STATUSES[record]?.split(' ')).toEqual(
      expect.arrayContaining(names.filter((name) => name !== 'NONE')),
    );
});

test('the product code has none', () => {
  expect(misplacedStatuses()).toEqual([]);
});
