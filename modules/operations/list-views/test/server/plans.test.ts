import { afterAll, beforeAll, expect, test } from 'vitest';
import { listApplications } from '#modules/applications/applications/server/list.ts';
import { recipients } from '#modules/applications/applications/server/notifications/recipients.ts';
import { listInvoices } from '#modules/billing/invoices/server/invoice-list.ts';
import { listCertificates } from '#modules/certification/certificates/server/list.ts';
import { listClients } from '#modules/identity/accounts/server/list-clients.ts';
import { type List, planOf, queriesBy, SORTS } from '#quality/support/plan-of.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

test.each([
  ['applications', listApplications, undefined, 'application_newest'],
  ['applications', listApplications, 'ApplicationNo', 'application_number'],
  ['applications', listApplications, '-ApplicationNo', 'application_number'],
  ['applications', listApplications, '-SubmittedAt', 'application_submitted'],
  ['applications', listApplications, 'SubmittedAt', 'application_submitted_oldest'],
  ['applications', listApplications, '-StepSince', 'application_step'],
  ['applications', listApplications, 'StepSince', 'application_step_oldest'],
  ['certificates', listCertificates, undefined, 'certificate_newest'],
  ['certificates', listCertificates, '-ExpiryDate', 'certificate_expiry_latest'],
  ['invoices', listInvoices, undefined, 'invoice_newest'],
  ['invoices', listInvoices, 'InvoiceNo', 'invoice_invoice_no_key'],
  ['invoices', listInvoices, '-UpdatedAt', 'invoice_changed'],
  ['invoices', listInvoices, 'DueOn', 'invoice_due_on'],
  ['invoices', listInvoices, '-AmountCents', 'invoice_amount'],
  ['clients', listClients, undefined, 'account_newest'],
  ['clients', listClients, 'Name', 'account_name'],
  ['clients', listClients, '-Name', 'account_name'],
  ['clients', listClients, '-SignedInAt', 'account_signed_in'],
  ['clients', listClients, 'Email', 'account_address'],
])('a page of %s uses an index without sorting all rows (%#)', async (_name, list, Sort, index) => {
  const plan = await planOf(portal, list as List, { Sort }, SORTS);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/\bSort\b/);
});

test.each([
  ['of one client', { Id: 2, Roles: ['CLIENT'], OrganisationId: 7 }, {}, 'invoice_organisation'],
  ['that are overdue', undefined, { IsOverdue: true, Sort: 'DueOn' }, 'invoice_due'],
  ['of one status', undefined, { Status: 'PAID' }, 'invoice_status'],
  ['paid within a month', undefined, { PaidFrom: '2026-10-01', PaidTo: '2026-10-31' }, 'invoice_paid_at'],
])('invoices %s use their own index', async (_what, actor, query, index) => {
  const plan = await planOf(portal, listInvoices as List, query, ['seqscan', 'bitmapscan'], actor);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on invoice');
});

test('the outcome of an invoice is looked up for each row, without materialising all', async () => {
  const client = { Id: 2, Roles: ['CLIENT'], OrganisationId: 7 };
  const plan = await planOf(portal, listInvoices as List, {}, SORTS, client);
  expect(plan).toMatch(/SubPlan[\s\S]*application_pkey/);
  expect(plan).not.toContain('hashed SubPlan');
});

test.each([
  ['changed', { ChangedFrom: '2026-10-01', ChangedTo: '2026-10-31' }, 'application_newest'],
  ['submitted', { From: '2026-10-01', Sort: '-SubmittedAt' }, 'application_submitted'],
])('applications %s within some days use the index of their order', async (_what, query, index) => {
  const plan = await planOf(portal, listApplications as List, query, SORTS);
  expect(plan).toMatch(new RegExp(`${index}[\\s\\S]*Index Cond: .*2026-09-30 16:00`));
});

/** The index that each reader's list starts with; no query scans or sorts the whole table. */
test.each([
  ['a client', { Id: 2, Roles: ['CLIENT'], OrganisationId: 7 }, 'application_organisation'],
  ['a sub-account', { Id: 2, Roles: ['SUB_CLIENT'], OrganisationId: 7 }, 'application_organisation'],
  ['an assessor', { Id: 2, Roles: ['ASSESSOR'], OrganisationId: null }, 'application_person_newest'],
  [
    'an assessor on site',
    { Id: 2, Roles: ['ASSESSOR_ONSITE'], OrganisationId: null },
    'application_person_newest',
  ],
  [
    'a reviewer',
    { Id: 2, Roles: ['INDEPREVIEWER', 'ASSESSOR'], OrganisationId: null },
    'application_person_newest',
  ],
  ['the COO', { Id: 2, Roles: ['COO'], OrganisationId: null }, 'application_reached_coo'],
  ['the CEO', { Id: 2, Roles: ['CEO'], OrganisationId: null }, 'application_reached_ceo'],
  ['the deputy', { Id: 2, Roles: ['DEPUTYCEO'], OrganisationId: null }, 'application_reached_both'],
  ['a user who sees all', { Id: 2, Roles: ['FINANCE'], OrganisationId: null }, 'application_newest'],
])('the applications of %s use an index that starts with them', async (_label, actor, index) => {
  const plan = await planOf(portal, listApplications as List, {}, SORTS, actor);
  expect(plan).toMatch(new RegExp(`${index}\\b`));
  expect(plan).not.toContain('Seq Scan on application');
  // Sorting the checklist points of one application is not sorting the list.
  expect(plan).not.toMatch(/Sort Key: application\./);
});

test.each([
  ['applications', listApplications, '綠色', 'application_text_pairs'],
  ['applications', listApplications, 'harbour', 'application_text_search'],
  ['certificates', listCertificates, '绿色', 'certificate_pairs'],
  ['certificates', listCertificates, 'harbour', 'certificate_words'],
  ['invoices', listInvoices, '綠色', 'invoice_pairs'],
])('a search for %s uses the index of its words (%#)', async (_name, list, Search, index) => {
  const plan = await planOf(portal, list as List, { Search }, ['seqscan', 'indexscan', 'nestloop']);
  expect(plan).toContain(index);
});

test('a search for invoices uses one index for all words', async () => {
  const plan = await planOf(portal, listInvoices as List, { Search: 'harbour inv-2026' }, [
    'seqscan',
    'indexscan',
    'nestloop',
  ]);
  expect(plan).toMatch(/invoice_search[\s\S]*'%harbour%'[\s\S]*'%inv-2026%'/);
});

test('a search for clients uses one index for all words', async () => {
  const plan = await planOf(portal, listClients as List, { Search: 'harbour chan' }, [
    'seqscan',
    'indexscan',
    'nestloop',
  ]);
  // Once for the page and once for its total.
  expect(plan.match(/account_text_search/g)).toHaveLength(2);
  expect(plan).toMatch(/account_text_search[\s\S]*'%harbour%'[\s\S]*'%chan%'/);
});

test('access to an application is queried once for all possible recipients', async () => {
  const ServiceKey = (
    await portal.db.selectFrom('Service').select('ServiceKey').limit(1).executeTakeFirstOrThrow()
  ).ServiceKey;
  await portal.post('client', '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const { Id, OrganisationId, CreatedById } = await portal.db
    .selectFrom('Application')
    .select(['Id', 'OrganisationId', 'CreatedById'])
    .executeTakeFirstOrThrow();
  const client = { ApplicationId: Id, OrganisationId, CreatedById, SharedWith: [] };
  const queries = await queriesBy(portal, (db) =>
    recipients(db, { Of: 'ROLES', Roles: ['BUSINESS', 'FINANCE', 'COO', 'ADMIN'] }, client, null),
  );
  expect(queries).toHaveLength(2);
});
