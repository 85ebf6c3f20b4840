import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ZodEnum, ZodLazy, type ZodObject, ZodOptional } from 'zod';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/certificate-statuses.ts';
import { APPLICATION_STATUSES } from '#modules/applications/applications/rules/statuses.ts';
import { INVOICE_STATUSES } from '#modules/billing/invoices/rules/statuses.ts';
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

const day = (value: string, text: string): readonly [string, string] => [value, text];
const SERVICE: readonly [string, string] = ['@service', 'Service: Green Finance Certification'];
const created = {
  CreatedFrom: day('2026-03-01', 'Created from: Mar 1, 2026'),
  CreatedTo: day('2026-03-31', 'Created until: Mar 31, 2026'),
  SignedInFrom: day('2026-03-01', 'Last sign-in from: Mar 1, 2026'),
  SignedInTo: day('2026-03-31', 'Last sign-in until: Mar 31, 2026'),
};
const within = {
  From: day('2026-03-01', 'From: Mar 1, 2026'),
  To: day('2026-03-31', 'To: Mar 31, 2026'),
};

/** Each filter with a value as sent by the screen and the expected text in the export, written manually. */
const EXPECTED: Record<ExportList, Record<string, readonly [value: string, text: string]>> = {
  APPLICATIONS: {
    Status: ['PENDING,RETURNED', 'Status: Submitted, Returned for more information'],
    Step: ['COO', 'Step: COO'],
    AssessmentType: ['RENEWAL', 'Type: Renewal'],
    ServiceKey: SERVICE,
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    IsYourTurn: ['true', 'Your tasks'],
    TagCode: ['PRIO', 'Tag: Priority'],
    ...within,
    ChangedFrom: ['2026-03-01', 'Last changed from: Mar 1, 2026'],
    ChangedTo: ['2026-03-31', 'Last changed until: Mar 31, 2026'],
    IsOverTarget: ['true', 'Over the target time'],
    DoneStage: ['ASSESSOR', 'Completed stage: Assessor'],
    DoneBy: ['@person', 'Stage completed by: Ivy Chan'],
    DoneFrom: ['2026-03-01', 'Stage completed from: Mar 1, 2026'],
    DoneTo: ['2026-03-31', 'Stage completed until: Mar 31, 2026'],
    CompletedFrom: ['2026-03-01', 'Completed from: Mar 1, 2026'],
    CompletedTo: ['2026-03-31', 'Completed until: Mar 31, 2026'],
    DueFrom: ['2026-03-01', 'Due from: Mar 1, 2026'],
    DueTo: ['2026-03-31', 'Due by: Mar 31, 2026'],
    IsFindingOverdue: ['true', 'With overdue nonconformities'],
  },
  CERTIFICATES: {
    Status: ['PUBLISHED,SUSPENDED', 'Status: Valid, Suspended'],
    Kind: ['STATEMENT', 'Type: Statement'],
    ServiceKey: SERVICE,
    ExpiryFrom: ['2026-03-01', 'Expires from: Mar 1, 2026'],
    ExpiryTo: ['2026-03-31', 'Expires by: Mar 31, 2026'],
    EffectiveFrom: ['2026-03-01', 'Effective from: Mar 1, 2026'],
    EffectiveTo: ['2026-03-31', 'Effective by: Mar 31, 2026'],
  },
  INVOICES: {
    Status: ['PAID', 'Status: Paid'],
    IsOverdue: ['true', 'Overdue'],
    OverdueDays: ['1-30', 'Days overdue: 1 to 30 days'],
    OrganisationKey: ['@organisation', 'Organisation: Harbour Green Energy Limited'],
    ...within,
    PaidFrom: ['2026-03-01', 'Payment date from: Mar 1, 2026'],
    PaidTo: ['2026-03-31', 'Payment date to: Mar 31, 2026'],
    DueFrom: ['2026-03-01', 'Due from: Mar 1, 2026'],
    DueTo: ['2026-03-31', 'Due by: Mar 31, 2026'],
  },
  MOVEMENTS: {
    Period: ['2026-01:2026-03', 'Period: Jan 2026 – Mar 2026'],
    Kind: ['ONLINE', 'Type: Card payment'],
    Method: ['FPS', 'Payment method: FPS'],
    ...within,
  },
  CLIENTS: {
    Status: ['SUSPENDED', 'Status: Suspended'],
    ...created,
    IsWithoutOrganisation: ['true', 'Without an organisation'],
  },
  SUBS: { Status: ['ACTIVE', 'Status: Active'], ...created, UserKey: ['@client', 'Person: Hilary Ng'] },
  STAFF: {
    Status: ['ACTIVE', 'Status: Active'],
    ...created,
    Role: ['COO', 'Role: COO'],
    ServiceKey: SERVICE,
    IsAbsent: ['true', 'Away today'],
  },
  SCHEDULE: {
    Kind: ['RENEWAL', 'Type: Renewals'],
    State: ['OVERDUE', 'Status: Overdue'],
    ServiceKey: SERVICE,
    Month: ['2026-03', 'Month: Mar 2026'],
    ...within,
  },
  COUNTRIES: { Region: ['142', 'Region: Asia'], IsEnabled: ['false', 'Shown in lists: No'] },
  TRANSLATIONS: {
    Area: ['auth', 'Area: Sign-in'],
    State: ['CHANGED', 'Status: Changed'],
    Keys: ['STATUS_DRAFT', 'Text keys: STATUS_DRAFT'],
  },
  LOGS: {
    Event: ['LOGIN', 'Event: Signed in'],
    Area: ['MONEY', 'Area: Payments'],
    Result: ['REFUSED', 'Result: Refused'],
    ...within,
    UserKey: ['@person', 'Person: Ivy Chan'],
    Object: ['abcdefghijkl', 'One object only'],
    SessionOf: ['17', 'One session only'],
  },
  EXCEPTIONS: { Kind: ['DUTIES', 'Type: Separation of duties override'], ...within },
  EMAILS: { Status: ['FAILED', 'Status: Failed'] },
  JOBS: { State: ['RETRYING', 'Status: Retry pending'], Task: ['mail.send', 'Job: Email delivery'] },
  INBOX: {
    Source: ['CHAT', 'Channel: Chat'],
    Status: ['OPEN', 'Status: Response required'],
    Whose: ['NOBODY', 'Assigned to: Unassigned'],
    ...within,
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
  expect(response.data.About).toEqual(Object.values(expected).map(([, text]) => text));
  for (const key of [...Object.values(keys), await userKey('client@demo.test')])
    expect(JSON.stringify(response.data.About)).not.toContain(key);
});

/** Every code that a filter accepts, from the definition of the list. */
const CODES: Record<string, readonly string[]> = {
  'APPLICATIONS.Status': APPLICATION_STATUSES,
  'CERTIFICATES.Status': CERTIFICATE_STATUSES,
  'INVOICES.Status': INVOICE_STATUSES,
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
  ['CHT', '種類：監督'],
  ['CHS', '种类：监督'],
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
  expect(text).toContain('Stage completed by: Ivy Chan');
  expect(text).not.toContain(keys.person);
});

test("a client learns no name from another organisation's key", async () => {
  const other = await portal.post('client2', '/export/download', {
    List: 'APPLICATIONS',
    Filters: { OrganisationKey: keys.organisation, DoneBy: keys.person, TagCode: 'PRIO' },
  });
  expect(other.data.About).toEqual(['Organisation', 'Tag', 'Stage completed by']);
});
