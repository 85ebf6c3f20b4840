import { afterAll, beforeAll, expect, test } from 'vitest';
import { countApplications } from '#modules/applications/applications/server/count.ts';
import { listApplications } from '#modules/applications/applications/server/list.ts';
import { listBulk } from '#modules/applications/bulk-actions/server/list-bulk.ts';
import { listNonconformities } from '#modules/applications/nonconformities/server/list.ts';
import { teamWorkloads } from '#modules/applications/teams/server/workload.ts';
import { listLines } from '#modules/billing/bank-statements/server/list-lines.ts';
import { listMovements } from '#modules/billing/finance-reports/server/movements.ts';
import { listInvoices } from '#modules/billing/invoices/server/invoice-list.ts';
import { listCertificates } from '#modules/certification/certificates/server/list.ts';
import { countMonths } from '#modules/certification/cycles/server/count-months.ts';
import { listSchedule } from '#modules/certification/cycles/server/list-schedule.ts';
import { listDecisions } from '#modules/certification/decisions/server/list.ts';
import { listProposals } from '#modules/certification/decisions/server/proposals/list-proposals.ts';
import { loadCheckpoints } from '#modules/certification/transparency-log/server/load-checkpoints.ts';
import { listOrganisations } from '#modules/identity/accounts/server/list-organisations.ts';
import { listStaff } from '#modules/identity/accounts/server/list-staff.ts';
import { listSubs } from '#modules/identity/accounts/server/list-subs.ts';
import { list as listNotifications } from '#modules/messaging/notification-centre/server/list.ts';
import { viewDeadlines } from '#modules/operations/dashboards/server/deadlines.ts';
import { listExceptions } from '#modules/operations/event-log/server/exception/list-exceptions.ts';
import { list as listLog } from '#modules/operations/event-log/server/list.ts';
import { outbox } from '#modules/operations/event-log/server/mail/outbox.ts';
import { listExports } from '#modules/operations/exports/server/list-exports.ts';
import { loadDisclosures } from '#modules/public/register/server/load-disclosures.ts';
import { loadRegister } from '#modules/public/register/server/load-register.ts';
import { listConversations } from '#modules/support/conversations/server/list-conversations.ts';
import { type List, planOf, SORTS } from '#quality/support/plan-of.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { readViews } from '../../server/read-views.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const as = (Role: string, OrganisationId: number | null = null) => ({ Id: 7, Roles: [Role], OrganisationId });
const ADMIN = as('ADMIN');

/**
 * A list, its reader and query, the index expected for its page, and how the plan expresses the data scope.
 */
type Row = [list: string, List, Who: object, Query: object, Index: string, Scope?: RegExp];

const disclosures: List = ({ db, query }: never) => loadDisclosures({ db }, query);
const register: List = ({ db, query }: never) => loadRegister({ db }, query);
const views: List = ({ db, actor, at }: never) => readViews(db, actor, 'APPLICATION' as never, at);

test.each<Row>([
  ['a business team', listApplications, as('BUSINESS'), {}, 'application_newest', /service_id = ANY/],
  ['staff', listStaff, ADMIN, {}, 'account_newest', /kind = 'STAFF'/],
  ['staff', listStaff, ADMIN, { Sort: 'Name' }, 'account_name', /kind = 'STAFF'/],
  ['all sub-accounts', listSubs, ADMIN, {}, 'account_newest', /kind = 'SUB'/],
  ['organisations', listOrganisations, ADMIN, {}, 'organisation_name', /SubPlan/],
  ['the event log', listLog, ADMIN, {}, 'audit_pkey'],
  ['mails', outbox, ADMIN, {}, 'mail_newest'],
  ['discarded emails', outbox, ADMIN, { Status: 'DISCARDED' }, 'mail_status', /status = 'DISCARDED'/],
  ['questions', listConversations, ADMIN, {}, 'conversation_newest'],
  ['own notifications', listNotifications, as('COO'), {}, 'notification_newest', /account_id = '?7/],
  [
    'own unread notifications',
    listNotifications,
    as('COO'),
    { IsUnread: true },
    'notification_unread',
    /account_id = '?7/,
  ],
  ['own exports', listExports, as('COO'), {}, 'export_of_person', /account_id = '?7/],
  ['own bulk jobs', listBulk, ADMIN, {}, 'bulk_job_of', /account_id = '?7/],
  ['the public register', register, {}, {}, 'certificate_', /NOT is_unlisted/],
  ['the public register', register, {}, { Sort: 'OrgName' }, 'certificate_name', /NOT is_unlisted/],
  ['disclosures', disclosures, {}, {}, 'certificate_disclosed', /expiry_date >= /],
  ['disclosures', disclosures, {}, { Sort: 'PublishedOn' }, 'certificate_disclosed', /expiry_date >= /],
  ['the schedule', listSchedule, ADMIN, {}, 'certificate_due_on'],
  ['the schedule', listSchedule, ADMIN, { Sort: 'On', Month: '2026-11' }, 'certificate_due_on', /Index Cond/],
  ['the schedule', listSchedule, ADMIN, { State: 'OVERDUE' }, 'certificate_due_on', /Index Cond.*due_on < /],
  ['the schedule', listSchedule, ADMIN, { Kind: 'SPECIAL' }, 'certificate_due_kind', /kind = 'SPECIAL'/],
  ['the schedule', listSchedule, ADMIN, { ServiceKey: 'none' }, 'certificate_due_service', /service_id = /],
  ['the schedule', listSchedule, ADMIN, { Sort: 'CertificateNo' }, 'certificate_due_number'],
  ['the schedule', listSchedule, ADMIN, { Sort: 'OrgName' }, 'certificate_due_name'],
  ['the schedule', listSchedule, as('BUSINESS'), {}, 'certificate_due_on', /service_id = ANY/],
  ['nonconformities', listNonconformities, ADMIN, {}, 'nonconformity_newest'],
  [
    'nonconformities by due date',
    listNonconformities,
    ADMIN,
    { IsOverdue: true, Sort: 'DueOn' },
    'nonconformity_due',
  ],
  ['decisions', listDecisions, ADMIN, {}, 'certification_decision_newest'],
  ['proposed decisions', listProposals, ADMIN, {}, 'decision_proposal_newest'],
  ['signed states', loadCheckpoints as List, {}, {}, 'log_checkpoint'],
])('a page of %s uses an index without sorting all rows (%#)', async (...row) => {
  const [, list, actor, query, index, scope] = row;
  const plan = await planOf(portal, list, query, SORTS, actor);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(
    /Seq Scan on (application|account|certificate|certificate_due|audit|mail|notification|export)\b/,
  );
  expect(plan).not.toMatch(/^\s*(->\s+)?(Incremental )?Sort\b/m);
  if (scope) expect(plan).toMatch(scope);
});

/** Lists of waiting work use an index per assigned person, and one for each role. */
test.each([
  ['ASSESSOR', 'application_turn_person', /turn_user_id = '?7[\s\S]*account_id = '?7/],
  ['ASSESSOR_ONSITE', 'application_turn_person', /account_id = '?7/],
  ['INDEPREVIEWER', 'application_turn_person', /account_id = '?7/],
  ['BUSINESS', 'application_turn_business', /service_id = ANY/],
  ['SCHEDULING', 'application_turn_scheduling', undefined],
  ['COO', 'application_turn_coo', /reached_steps && '{COO}'/],
  ['DEPUTYCEO', 'application_turn_deputyceo', /reached_steps && '{COO,CEO}'/],
  ['CEO', 'application_turn_ceo', /reached_steps && '{CEO}'/],
])('pending work for %s uses an index that starts with it', async (role, index, scope) => {
  const plan = await planOf(portal, listApplications as List, { IsYourTurn: true }, SORTS, as(role));
  expect(plan).toMatch(new RegExp(`${index}\\b`));
  expect(plan).not.toMatch(/Seq Scan on application\b|Sort Key: application\./);
  if (scope) expect(plan).toMatch(scope);
});

test.each(['ADMIN', 'SUB_ADMIN', 'IT', 'FINANCE'])(
  '%s has no pending work, and nothing is read',
  async (role) => {
    const plan = await planOf(portal, listApplications as List, { IsYourTurn: true }, [], as(role));
    expect(plan).toContain('One-Time Filter: false');
    expect(plan).not.toMatch(/Scan.* on application\b/);
  },
);

test.each([
  ['ASSESSOR', 'application_person_newest', /account_id = '?7/],
  ['COO', 'application_reached_coo', /./],
  ['BUSINESS', 'application_newest', /service_id = ANY/],
  ['CLIENT', 'application_organisation', /organisation_id = '?3/],
])('the counts of %s start with the newest in the scope', async (role, index, scope) => {
  const plan = await planOf(
    portal,
    countApplications as List,
    {},
    SORTS,
    as(role, role === 'CLIENT' ? 3 : null),
  );
  expect(plan).toContain(index);
  expect(plan).toMatch(scope);
  expect(plan).not.toContain('Seq Scan on application');
});

test.each([
  ['overdue assessments', /percentile_cont/, /application_late/],
  ['overdue findings', /checklist_answer/, /checklist_answer_finding/],
  ['expiring certificates', /expiry_date" >= /, /certificate_expiry/],
  ['suspended certificates', /certificate_status_code" in \(\$\d+\)/, /certificate_(register|listed)/],
])('%s on the dashboard is an index range', async (_what, which, index) => {
  const off = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'];
  const all = await planOf(portal, viewDeadlines as List, {}, off, ADMIN, which);
  expect(all).toMatch(index);
  // For assigned users, only their assigned rows are read.
  const own = await planOf(portal, viewDeadlines as List, {}, off, as('ASSESSOR'), which);
  expect(own).toMatch(/account_id = '?7/);
});

test('due assessments on the dashboard are an index range of the schedule, or of the applications of those without it', async () => {
  const plan = (which: RegExp, actor: object) =>
    planOf(portal, viewDeadlines as List, {}, SORTS, actor, which);
  expect(await plan(/certificate_due\.kind = any/, ADMIN)).toContain('certificate_due_on');
  expect(await plan(/end_date_time/, as('FINANCE'))).toContain('application_planned');
  expect(await plan(/end_date_time/, as('ASSESSOR'))).toMatch(/account_id = '?7/);
});

test.each([
  // In a small table the planner may choose the equivalent partial index.
  ['COO', /reached_steps && '\{COO\}'|application_reached_coo/],
  ['BUSINESS', /service_id = ANY/],
])('the invoices of %s are checked individually, without materialising all', async (role, scope) => {
  const plan = await planOf(portal, listInvoices as List, {}, SORTS, as(role));
  expect(plan).toContain('invoice_newest');
  expect(plan).toMatch(scope);
  expect(plan).not.toContain('hashed SubPlan 9');
  expect(plan).not.toMatch(/\bSort\b/);
});

test('the certificates of an assessor are found through the assignment', async () => {
  const off = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'];
  const plan = await planOf(portal, listCertificates as List, {}, off, as('ASSESSOR'));
  expect(plan).toMatch(/application_person_\w+ [\s\S]*account_id = '?7/);
});

test('payments and refunds use the indexes of their kinds', async () => {
  const plan = await planOf(
    portal,
    listMovements as List,
    {},
    ['seqscan', 'bitmapscan', 'sort'],
    ADMIN,
    /offset/,
  );
  for (const index of ['invoice_received', 'payment_', 'refund_']) expect(plan).toContain(index);
});

test('the schedule in descending order sorts at most one day at a time', async () => {
  const plan = await planOf(portal, listSchedule as List, { Sort: '-On' }, SORTS, ADMIN);
  expect(plan).toMatch(/Index Scan Backward using certificate_due_on/);
  expect(plan).toMatch(/Presorted Key: certificate_due\.due_on/);
});

test('counts per month use an index only, and of the certificates only the scope', async () => {
  const off = ['seqscan', 'bitmapscan'];
  const all = await planOf(portal, countMonths as List, {}, off, ADMIN, /group by/);
  expect(all).toContain('Index Only Scan using certificate_due_on');
  expect(all).not.toMatch(/ on (certificate|application)\b/);
  const team = await planOf(portal, countMonths as List, {}, off, as('BUSINESS'), /group by/);
  expect(team).toMatch(/service_id = ANY/);
});

test('bank statement lines use an index', async () => {
  const plan = await planOf(portal, listLines as List, {}, ['seqscan', 'bitmapscan']);
  expect(plan).toMatch(/Index Scan using bank_line_\w+/);
});

test('the workload of teams uses an index only', async () => {
  const list = (({ db, at }: never) => teamWorkloads(db, at, [1])) as List;
  const plan = await planOf(portal, list, {}, ['seqscan', 'bitmapscan'], ADMIN, /join application/);
  expect(plan).toContain('Index Only Scan using application_open');
});

/**
 * These pages combine the results of several indexes or sort rows with equal timestamps, but never more than
 * that.
 */
test.each<Row>([
  ['the log of one event', listLog, ADMIN, { Event: 'LOGIN' }, 'audit_event', /Index Cond: \(event = /],
  ['exceptions', listExceptions, ADMIN, {}, 'application_history_exceptions', /Incremental Sort/],
])('a page of %s starts with an index', async (...row) => {
  const [, list, actor, query, index, order] = row;
  const plan = await planOf(portal, list, query, SORTS, actor);
  expect(plan).toContain(index);
  expect(plan).toMatch(order ?? /./);
  expect(plan).not.toMatch(/Seq Scan on (audit|application_history)\b/);
});

test('views of a list are found by their owner', async () => {
  const plan = await planOf(portal, views, {}, ['seqscan'], as('COO'), /list_view/);
  expect(plan).toContain('list_view_');
  expect(plan).toMatch(/account_id = '?7/);
});
