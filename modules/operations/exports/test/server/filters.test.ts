import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ZodEnum, ZodLazy, type ZodObject, ZodOptional } from 'zod';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { APPLICATION_STATUSES } from '#modules/applications/applications/rules/statuses.ts';
import { INVOICE_STATUSES } from '#modules/billing/invoices/rules/statuses.ts';
import { DUE_KINDS } from '#modules/certification/cycles/rules/due-kinds.ts';
import { JOB_TASKS } from '#modules/operations/event-log/rules/job-tasks.ts';
import { type ExportList, exportLists } from '#platform/common/exports/lists.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { json } from '#platform/server/database/json.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { allJobs } from '#platform/server/jobs/registry.ts';
import { exportedLists } from '#platform/server/lists/registers.ts';
import { downloadExport } from '#quality/support/download-export.ts';
import { pdfText } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { filterTexts } from '../../server/list/filter-text.ts';

/** The header of an export describes every filter of every list as text; keys never appear. */
let portal: TestPortal;
let keys: { service: string; person: string; organisation: string };
beforeAll(async () => {
  portal = await startTestPortal();
  const { db } = portal;
  const name = { EN: 'Priority', CHT: '優先', CHS: '优先' };
  await db
    .insertInto('Tag')
    .values({ TagCode: 'PRIO', Name: json(name) })
    .execute();
  keys = {
    service: (await db.selectFrom('Service').select('ServiceKey').orderBy('Id').executeTakeFirstOrThrow())
      .ServiceKey,
    person: await userKey('assessor@demo.test'),
    organisation: (
      await db
        .selectFrom('Organisation')
        .innerJoin('Account', 'Account.OrganisationId', 'Organisation.Id')
        .select('OrganisationKey')
        .where('Account.Email', '=', 'client@demo.test')
        .executeTakeFirstOrThrow()
    ).OrganisationKey,
  };
});
afterAll(() => portal.close());
beforeEach(() => portal.db.deleteFrom('Export').execute());

const userKey = async (email: string) =>
  (
    await portal.db
      .selectFrom('Account')
      .select('UserKey')
      .where('Email', '=', email)
      .executeTakeFirstOrThrow()
  ).UserKey;

/** Value that the screen sends for a filter, and the expected text; null where another filter's text says it. */
type Expected = readonly [value: string, text: string | null];

const SERVICE: Expected = ['@service', 'Service: Green Finance Certification'];
/** Both ends of a range are written as one text, under the label of the range on the screen. */
const march = <const Range extends string>(range: Range, label: string) => {
  const from: Expected = ['2026-03-01', `${label}: Mar 1, 2026 to Mar 31, 2026`];
  const to: Expected = ['2026-03-31', null];
  return { [`${range}From`]: from, [`${range}To`]: to } as Record<`${Range}${'From' | 'To'}`, Expected>;
};

/** Each filter with a value as sent by the screen and the expected text in the export, written manually. */
const EXPECTED: Record<ExportList, Record<string, Expected>> = {
  APPLICATIONS: {
    Status: ['PENDING,RETURNED', 'Status: Submitted, Returned for more information'],
    Step: ['COO', 'Step: COO'],
    AssessmentType: ['RENEWAL', 'Type: Renewal'],
    ServiceKey: SERVICE,
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    IsYourTurn: ['true', 'Your tasks'],
    Turn: ['WITH_CLIENT', 'Whose turn: Client'],
    AssigneeKey: ['@person', 'Assigned to: Ivy Chan'],
    TagCode: ['PRIO', 'Tags: Priority'],
    ...march('', 'Submitted'),
    ...march('Changed', 'Last change'),
    IsOverTarget: ['true', 'Target time: exceeded'],
    DoneStage: ['ASSESSOR', 'Completed step: Assessor'],
    DoneBy: ['@person', 'Completed by: Ivy Chan'],
    ...march('Done', 'Completed on'),
    ...march('Completed', 'Application completed on'),
    ...march('Due', 'Assessment due'),
    IsFindingOverdue: ['true', 'Nonconformities: Overdue'],
  },
  NONCONFORMITIES: {
    Status: ['RAISED,RETURNED', 'Status: Raised, Returned'],
    Grade: ['MAJOR', 'Grade: Major'],
    Owner: ['BODY', 'Waiting for: Certification body'],
    Age: ['OVER_90', 'Days open: More than 90 days'],
    IsOpen: ['true', 'Status: Open'],
    IsOverdue: ['true', 'Due date: Overdue'],
    IsEscalated: ['true', 'Due date: Escalated'],
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    ServiceKey: SERVICE,
    ...march('Raised', 'Raised on'),
  },
  CERTIFICATES: {
    Status: ['PUBLISHED,SUSPENDED', 'Status: Valid, Suspended'],
    Kind: ['STATEMENT', 'Document type: Statement'],
    ServiceKey: SERVICE,
    ...march('Expiry', 'Expires'),
    ...march('Effective', 'Effective'),
  },
  INVOICES: {
    Status: ['PAID', 'Status: Paid'],
    IsOverdue: ['true', 'Overdue'],
    OverdueDays: ['1-30', 'Overdue by: 1 to 30 days'],
    OrganisationKey: ['@organisation', 'Client: Harbour Green Energy Limited'],
    ...march('', 'Issued'),
    ...march('Paid', 'Paid on'),
    ...march('Due', 'Due'),
  },
  MOVEMENTS: {
    Period: ['2026-01:2026-03', 'Month: Jan 2026 – Mar 2026'],
    Kind: ['ONLINE', 'Type: Card payment'],
    Method: ['FPS', 'Method: FPS'],
    ...march('', 'Date'),
  },
  DEBTORS: { IsOverdue: ['true', 'Overdue'] },
  CLIENTS: {
    Status: ['SUSPENDED', 'Status: Suspended'],
    ...march('Created', 'Registered'),
    ...march('SignedIn', 'Last sign-in'),
    IsWithoutOrganisation: ['true', 'Without organisation'],
  },
  SUBS: {
    Status: ['ACTIVE', 'Status: Active'],
    ...march('Created', 'Added'),
    ...march('SignedIn', 'Last sign-in'),
    UserKey: ['@client', 'Client: Hilary Ng'],
  },
  STAFF: {
    Status: ['ACTIVE', 'Status: Active'],
    ...march('Created', 'Added'),
    ...march('SignedIn', 'Last sign-in'),
    Role: ['COO', 'Roles: COO'],
    ServiceKey: ['@service', 'Competent for: Green Finance Certification'],
    IsAbsent: ['true', 'Away today'],
  },
  SCHEDULE: {
    Kind: ['RENEWAL', 'Type: Renewals'],
    State: ['OVERDUE', 'Status: Overdue'],
    IsUnplanned: ['true', 'Due without an application'],
    ServiceKey: SERVICE,
    Month: ['2026-03', 'Month: Mar 2026'],
    ...march('', 'Due'),
  },
  DECISIONS: {
    Type: ['GRANT,SUSPEND', 'Decision: Grant, Suspend'],
    IsNotSeparate: ['true', 'Duties separate: Decider took part in the evaluation'],
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    ServiceKey: SERVICE,
    ...march('Decided', 'Decided on'),
  },
  PROPOSALS: {
    Type: ['SUSPEND,EXTEND_TERM', 'Decision: Suspend, Extend term'],
    Status: ['PROPOSED,DECLINED', 'Status: To be decided, Declined'],
    IsOpen: ['true', 'Status: To be decided'],
    IsOverdue: ['true', 'To be ratified by: Ratification overdue'],
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    ServiceKey: SERVICE,
    ...march('Proposed', 'Proposed on'),
  },
  WORKLOAD: {
    Step: ['ASSESSOR_ONSITE', 'Steps: On-site assessor'],
    IsAway: ['true', 'Away: Away today'],
    IsOverdue: ['true', 'Overdue: With overdue work'],
    IsUnable: ['true', 'Steps: Cannot do it'],
    IsFree: ['true', 'Assigned, later steps included: No open work'],
  },
  COUNTRIES: { Region: ['142', 'Region: Asia'], IsEnabled: ['false', 'Shown in lists: No'] },
  TRANSLATIONS: {
    Area: ['auth', 'Area: Sign-in'],
    State: ['CHANGED', 'Status: Changed'],
    Keys: ['STATUS_DRAFT', 'Key: STATUS_DRAFT'],
  },
  LOGS: {
    Event: ['LOGIN', 'Event: Signed in'],
    Area: ['MONEY', 'Area: Payments'],
    Result: ['REFUSED', 'Result: Refused'],
    ...march('', 'Period'),
    By: ['@person', 'Done by: Ivy Chan'],
    UserKey: ['@person', 'Person: Ivy Chan'],
    Object: ['abcdefghijkl', 'One object only'],
    SessionOf: ['17', 'One session only'],
  },
  EXCEPTIONS: {
    Kind: ['DUTIES', 'Type: Separation of duties override'],
    ...march('', 'Period'),
  },
  EMAILS: { Status: ['FAILED', 'Status: Failed'] },
  JOBS: { State: ['LATER', 'Status: Due later'], Task: ['mail.send', 'Job: Email delivery'] },
  INBOX: {
    Source: ['CHAT', 'From: Chat'],
    Status: ['OPEN', 'Status: Response required'],
    Whose: ['NOBODY', 'Assigned to: Unassigned'],
    ...march('', 'Latest message'),
  },
};

/** Keys that differ between databases are written as `@name` above. */
async function resolveKey(value: string): Promise<string> {
  if (value === '@client') return userKey('client@demo.test');
  return value.startsWith('@') ? keys[value.slice(1) as keyof typeof keys] : value;
}

const filtersOf = (list: ExportList) =>
  Object.keys((exportedLists.get(list).query as ZodObject).shape).filter(
    (name) => !['Page', 'PageSize', 'Sort', 'Search'].includes(name),
  );

test.each(exportLists())('%s: every filter is printed with its label and a readable value', async (List) => {
  const expected = EXPECTED[List];
  expect(Object.keys(expected).sort()).toEqual(filtersOf(List).sort());
  const Filters: Record<string, string> = {};
  for (const [name, [value]] of Object.entries(expected)) Filters[name] = await resolveKey(value);
  const response = await portal.post('admin', '/export/download', { List, Filters });
  expect(response.status, JSON.stringify(response)).toBe(200);
  expect(response.data.About).toEqual(Object.values(expected).flatMap(([, text]) => text ?? []));
  for (const key of [...Object.values(keys), await userKey('client@demo.test')])
    expect(JSON.stringify(response.data.About)).not.toContain(key);
});

/** Every code that a filter accepts, from the definition of the list. */
const CODES: Record<string, readonly string[]> = {
  'APPLICATIONS.Status': APPLICATION_STATUSES,
  'CERTIFICATES.Status': CERTIFICATE_STATUSES,
  'INVOICES.Status': INVOICE_STATUSES,
  'SCHEDULE.Kind': DUE_KINDS,
};
/** Codes that are shown unchanged in every language. */
const SHOWN_AS_THEY_ARE = ['COO', 'CEO', 'FPS', 'IT'];

function codesOf(list: ExportList, name: string): readonly string[] {
  const filter = (exportedLists.get(list).query as ZodObject).shape[name];
  const unwrapped = filter instanceof ZodOptional ? filter.unwrap() : filter;
  const inner = unwrapped instanceof ZodLazy ? unwrapped.unwrap() : unwrapped;
  return CODES[`${list}.${name}`] ?? (inner instanceof ZodEnum ? inner.options.map(String) : []);
}

test.each(LANGUAGES)(
  'in %s every code of every filter has a text: no gap, no placeholder, no code',
  async (language) => {
    const actor = { Roles: ['ADMIN'], OrganisationId: null } as unknown as SignedIn;
    const wrong: string[] = [];
    let count = 0;
    for (const List of exportLists())
      for (const name of filtersOf(List))
        for (const code of [...codesOf(List, name), EXPECTED[List][name]?.[0] ?? '']) {
          const value = await resolveKey(code);
          const [text = ''] = await filterTexts(
            { db: portal.db, actor, language },
            exportedLists.get(List).filters,
            {
              [name]: value,
            },
          );
          count += 1;
          const message = text.split(/[:：] ?/)[1] ?? '';
          const isCode =
            message === code && codesOf(List, name).includes(code) && !SHOWN_AS_THEY_ARE.includes(code);
          if (isCode || /\{\{|\}\}|EXPORT_|[a-z][A-Z][a-z]+[:：]|\s{2}|\s$|[:：]\s*$|第\s*次/.test(text))
            wrong.push(`${List}.${name}=${code} → ${text}`);
        }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(300);
  },
);

test.each([
  ['EN', 'Type: Surveillance'],
  ['CHT', '事項：監督'],
  ['CHS', '事项：监督'],
] as const)('in %s the schedule of surveillances is labelled as such', async (language, expected) => {
  const request = { List: 'SCHEDULE', Filters: { Kind: 'SURVEILLANCE' } };
  const { data } = await portal.post('admin', '/export/download', request, { applanguage: language });
  expect(data.About).toEqual([expected]);
});

test.each([
  ['APPLICATIONS', 'Status', 'PENDING,NONSENSE'],
  ['CERTIFICATES', 'Status', 'NONSENSE'],
  ['INVOICES', 'Status', 'OPEN,NONSENSE'],
  ['LOGS', 'Event', 'NONSENSE'],
  ['JOBS', 'Task', 'no.such.work'],
] as const)('%s: an unknown value of %s is refused', async (List, name, value) => {
  const { status, error } = await portal.post('admin', '/export/download', {
    List,
    Filters: { [name]: value },
  });
  expect([status, error.Fields]).toMatchObject([422, [{ Field: name, Code: 'FIELD_INVALID' }]]);
});

test('the filter of background jobs lists the existing jobs', () => {
  expect([...JOB_TASKS].sort()).toEqual(Object.keys(allJobs()).sort());
});

test.each(LANGUAGES)('in %s no two columns of a list have the same heading', (language) => {
  for (const List of exportLists()) {
    const heads = exportedLists.get(List).columns.map(([, head]) => translate(head, language));
    expect([List, heads.filter((head, at) => heads.indexOf(head) !== at)]).toEqual([List, []]);
  }
});

test('the printed list shows the person and not the key', async () => {
  const file = await downloadExport(portal, 'admin', {
    List: 'APPLICATIONS',
    Format: 'PDF',
    Filters: { DoneStage: 'ASSESSOR', DoneBy: keys.person },
  });
  const text = typeof file === 'object' ? await pdfText(file.rawPayload) : '';
  expect(text).toContain('Completed by: Ivy Chan');
  expect(text).not.toContain(keys.person);
});

test.each([
  ['EN', { From: '2026-03-01' }, 'Issued: from Mar 1, 2026'],
  ['EN', { To: '2026-03-31' }, 'Issued: until Mar 31, 2026'],
  ['CHT', { From: '2026-03-01', To: '2026-03-31' }, '發出日期：2026年3月1日 至 2026年3月31日'],
  ['CHS', { From: '2026-03-01' }, '开具日期：2026年3月1日 起'],
] as const)('in %s a range with the ends %j is written as on the screen', async (language, Filters, text) => {
  const request = { List: 'INVOICES', Filters };
  const { data } = await portal.post('admin', '/export/download', request, { applanguage: language });
  expect(data.About).toEqual([text]);
});

test("a client learns no name from another organisation's key", async () => {
  const other = await portal.post('client2', '/export/download', {
    List: 'APPLICATIONS',
    Filters: { OrganisationKey: keys.organisation, DoneBy: keys.person, TagCode: 'PRIO' },
  });
  expect(other.data.About).toEqual(['Organisation', 'Tags', 'Completed by']);
});
