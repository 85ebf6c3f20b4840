import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { tableContents } from '#quality/support/table-contents.ts';

let portal: TestPortal;
let key: string;
beforeAll(async () => {
  portal = await startTestPortal();
  key = await keyOf('GF');
  // A new installation creates its certificate authority at first use; it is not part of the comparison.
  await play({ PlayOn: 'END' });
});
afterAll(() => portal.close());

const keyOf = async (scheme: string): Promise<string> => {
  const service = portal.db.selectFrom('Service').select('ServiceKey').where('SchemeCode', '=', scheme);
  return (await service.executeTakeFirstOrThrow()).ServiceKey;
};

type Action = { Action: string; By: string; Day: number; Input?: object };
type Played = {
  Actions: Action[];
  Refused: {
    Index: number;
    Code: string;
    Reasons?: { Code: string }[];
    Fields?: { Field: string }[];
  } | null;
  Came: { Status: string; Step: string | null; Notifications: { To: string[]; Title: string }[] }[];
  Marks: { Kind: string; On: string; Number: number | null }[];
  Standing: {
    View: Record<string, unknown> & { Steps: { Step: string }[]; Invoice: { AmountCents: number } | null };
    People: {
      Role: string;
      IsTurn: boolean;
      IsInSight: boolean;
      Actions: { Action: string; Allowed: boolean }[];
    }[];
    Checklist: { PointKey: string; Step: string; Result: string | null }[];
    Certificate: Record<string, string | null> | null;
  };
  Pages: string[] | null;
  PageHash: string | null;
};

const request = (body: object, user = 'admin'): Promise<Answer> =>
  portal.post(user, '/assessment/trial', {
    ServiceKey: key,
    AssessmentType: 'INITIAL',
    StartOn: '2026-03-02',
    Actions: [],
    ...body,
  });

async function play(body: object): Promise<Played> {
  const answer = await request(body);
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.data as unknown as Played;
}

/** Performs the usual sequence up to the named action. */
async function until(action: string, more: object = {}): Promise<Action[]> {
  const { Actions } = await play({ PlayOn: 'END', ...more });
  return Actions.slice(
    0,
    Actions.findIndex((operation) => operation.Action === action),
  );
}

test('a complete run up to the published certificate leaves no row, number, job or file', async () => {
  const before = await tableContents(portal.db);
  const files = await readdir(portal.portal.settings.DATA_DIR, { recursive: true });
  const played = await play({ PlayOn: 'END' });
  await request({ Actions: [{ Action: 'APPROVE', By: 'CEO', Day: 0 }] });
  expect(played.Came.at(-1)?.Status).toBe('COMPLETED');
  expect(await tableContents(portal.db)).toEqual(before);
  expect(await readdir(portal.portal.settings.DATA_DIR, { recursive: true })).toEqual(files);
});

test('the comparison detects a single row', async () => {
  const before = await tableContents(portal.db);
  await sql`insert into number_counter (name, value) values ('noticed', 1)`.execute(portal.db);
  expect(await tableContents(portal.db)).not.toEqual(before);
});

test('no notification leaves the database during a test run', async () => {
  const channels: string[] = [];
  const client = new pg.Client({ connectionString: portal.portal.settings.DATABASE_URL });
  await client.connect();
  client.on('notification', ({ channel }) => channels.push(channel));
  for (const channel of ['application', 'notification', 'service', 'session', 'jobs:insert'])
    await client.query(`listen "${channel}"`);
  await play({ PlayOn: 'END' });
  await client.query('select 1');
  await client.end();
  expect(channels).toEqual([]);
});

test('the run follows the service: five steps of the full flow, then number, dates and cycle', async () => {
  const { Came, Standing, Marks } = await play({ PlayOn: 'END' });
  const steps = Came.map((one) => one.Step).filter((step) => step !== null);
  expect([...new Set(steps)]).toEqual(['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO']);
  const { Certificate } = Standing;
  expect(Certificate?.CertificateNo).toBe('GF-2026-00001');
  expect(Standing.View.ApplicationNo).toBe('A-GF-2026-00001');
  const from = String(Certificate?.EffectiveDate);
  const on = (kind: string) => Marks.filter((mark) => mark.Kind === kind).map((mark) => mark.On);
  expect(on('EXPIRES')).toEqual([Certificate?.ExpiryDate]);
  // Three years of validity, surveillances after one and two years (definition of the demo service).
  expect(on('SURVEILLANCE_DUE')).toEqual([
    `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`,
    `${Number(from.slice(0, 4)) + 2}${from.slice(4)}`,
  ]);
  expect(on('EXPIRY_REMINDER')).toHaveLength(4);
});

test.each(demoServices.map(({ Definition }) => [Definition.SchemeCode, Definition] as const))(
  'sample answers for the form of %s are valid, and every assessment type can be run to its end',
  async (scheme, definition) => {
    const ServiceKey = await keyOf(scheme);
    const { data } = await portal.post('admin', '/assessment/trial/sample', { ServiceKey });
    expect(data.Left).toEqual([]);
    for (const AssessmentType of definition.AssessmentTypes) {
      const { Came, Refused } = await play({ ServiceKey, AssessmentType, PlayOn: 'END' });
      expect([AssessmentType, Came.at(-1)?.Status, Refused]).toEqual([AssessmentType, 'COMPLETED', null]);
    }
  },
);

test('a refusal is the same as in live mode, and the test run stays before it', async () => {
  const Actions = await until('APPROVE');
  const wrong = { Action: 'APPROVE', By: 'FINANCE', Day: 3, Input: { TransactionNo: 'X' } };
  const byOther = await play({ Actions: [...Actions, wrong] });
  expect(byOther.Refused).toMatchObject({ Index: Actions.length, Code: 'ERR_FORBIDDEN' });
  const without = await play({ Actions: [...Actions, { ...wrong, By: 'BUSINESS', Input: {} }] });
  expect(without.Refused).toMatchObject({ Code: 'ERR_VALIDATION' });
  expect(without.Refused?.Fields?.map((one) => one.Field)).toEqual(['TransactionNo']);
  expect(without.Standing.View.ApplicationStatusCode).toBe('PENDING');
});

test('an unknown input field is refused as in the real route', async () => {
  const Actions = await until('APPROVE');
  const { Refused } = await play({
    Actions: [
      ...Actions,
      { Action: 'APPROVE', By: 'BUSINESS', Day: 3, Input: { TransactionNo: 'X', Other: 1 } },
    ],
  });
  expect(Refused).toMatchObject({ Code: 'ERR_VALIDATION' });
});

test('separation of duties applies: the assessor cannot be the reviewer', async () => {
  const Actions = await until('ASSIGN');
  const assign = (Mode: string) => ({
    Action: 'ASSIGN',
    By: 'SCHEDULING',
    Day: 9,
    Input: { Mode, AssignedUserKey: 'ASSESSOR' },
  });
  const { Refused } = await play({ Actions: [...Actions, assign('ASSESSOR'), assign('INDEPREVIEWER')] });
  expect(Refused?.Index).toBe(Actions.length + 1);
  expect(Refused?.Fields?.map((one) => one.Field)).toEqual(['AssignedUserKey']);
});

test('a major finding changes the short flow of a surveillance to the full one', async () => {
  const short = { AssessmentType: 'SURVEILLANCE' };
  const before = await until('APPROVE_PROGRESS', short);
  const steps = async (Result: string) => {
    const actions = before.map((operation) =>
      operation.Action === 'CHECKLIST'
        ? {
            ...operation,
            Input: {
              Answers: (operation.Input as { Answers: object[] }).Answers.map((one, at) =>
                at === 0 && Result !== 'CONFORM' ? { ...one, Result, Remark: 'Not kept.' } : one,
              ),
            },
          }
        : operation,
    );
    const { Standing } = await play({
      ...short,
      Actions: [...actions, { Action: 'APPROVE_PROGRESS', By: 'ASSESSOR', Day: 20 }],
    });
    return Standing.View.Steps.length;
  };
  expect(await steps('CONFORM')).toBe(2);
  expect(await steps('MAJOR')).toBe(5);
});

test('queries go to the client, are answered, and the run continues in the second round', async () => {
  const Actions = await until('APPROVE_PROGRESS');
  const { Standing } = await play({ Actions });
  const [point] = Standing.Checklist.filter((one) => one.Step === 'ASSESSOR');
  const back = {
    Action: 'REJECT_CHECKLIST',
    By: 'ASSESSOR',
    Day: 12,
    Input: { Points: [{ PointKey: point?.PointKey, Remark: 'Please say more.' }] },
  };
  const result = await play({ Actions: [...Actions, back] });
  expect(result.Standing.View).toMatchObject({ ApplicationStatusCode: 'REJECTED', Round: 1 });
  const silent = { Action: 'SUBMIT', By: 'CLIENT', Day: 14 };
  expect((await play({ Actions: [...Actions, back, silent] })).Refused).not.toBeNull();
  const done = await play({ Actions: [...Actions, back], PlayOn: 'END' });
  expect(done.Refused).toBeNull();
  expect(done.Standing.View).toMatchObject({ ApplicationStatusCode: 'COMPLETED', Round: 2 });
});

test('a finding is due after the days of the service', async () => {
  const Actions = await until('CHECKLIST');
  const { Standing } = await play({ Actions });
  const [point] = Standing.Checklist.filter((one) => one.Step === 'ASSESSOR');
  const Input = { Answers: [{ PointKey: point?.PointKey, Result: 'MINOR', Remark: 'No date.' }] };
  const { Marks } = await play({
    Actions: [...Actions, { Action: 'CHECKLIST', By: 'ASSESSOR', Day: 10, Input }],
  });
  // Day 10 is 12 March 2026; minor findings of the demo service may stay open for 90 days.
  expect(Marks.filter((mark) => mark.Kind === 'FINDING_DUE').map((mark) => mark.On)).toEqual(['2026-06-10']);
});

test('the actions of all roles follow the table; a role without access to the application has none', async () => {
  const { Standing } = await play({ Actions: await until('APPROVE') });
  const person = (role: string) => Standing.People.find((one) => one.Role === role);
  expect(Standing.People.filter((one) => one.IsTurn).map((one) => one.Role)).toEqual(['BUSINESS']);
  expect(person('BUSINESS')?.Actions.find((one) => one.Action === 'APPROVE')?.Allowed).toBe(true);
  expect(person('CEO')).toMatchObject({ IsInSight: false, Actions: [] });
  expect(person('ADMIN')?.Actions.length).toBe(
    applicationWorkflow.Actions.filter((action) =>
      applicationWorkflow.Rows[action].By.some((grant) =>
        (grant.Roles as readonly string[]).includes('ADMIN'),
      ),
    ).length,
  );
});

test('the state on an earlier day is available for a run that has continued', async () => {
  const { Actions } = await play({ PlayOn: 'END' });
  const submitted = Actions.find((operation) => operation.Action === 'SUBMIT');
  const { Standing, Came } = await play({ Actions, Now: submitted?.Day });
  expect(Standing.View.ApplicationStatusCode).toBe('PENDING');
  expect(Came.at(-1)?.Status).toBe('COMPLETED');
});

test('the next cycle continues with the waiting application', async () => {
  const { Actions } = await play({ PlayOn: 'END' });
  const further = [
    { Action: 'GENERATE_CYCLE', By: 'ADMIN', Day: 300 },
    { Action: 'SHOW_NEXT_CYCLE', By: 'ADMIN', Day: 310 },
  ];
  const { Standing, Refused } = await play({ Actions: [...Actions, ...further] });
  expect(Refused).toBeNull();
  expect(Standing.View).toMatchObject({
    AssessmentType: 'SURVEILLANCE',
    ApplicationStatusCode: 'INPROGRESS',
    ApplicationNo: 'A-GF-2026-00002',
  });
});

test('pages are sent once: a caller that has them does not get them again', async () => {
  const first = await play({ PlayOn: 'END' });
  expect(first.Pages?.length).toBeGreaterThan(0);
  expect(first.Pages?.[0]).toMatch(/^<svg /);
  const again = await play({ Actions: first.Actions, KnownPage: first.PageHash });
  expect(again.PageHash).toBe(first.PageHash);
  expect(again.Pages).toBeNull();
});

test('a draft with errors is run as far as possible, and missing parts are listed', async () => {
  const created = await portal.post('admin', '/assessment/create', {
    SchemeCode: 'TRY',
    Name: { EN: 'Try', CHT: '試', CHS: '试' },
  });
  const ServiceKey = String(created.data.ServiceKey);
  const tried = await portal.get('admin', '/assessment/trial/service', { ServiceKey });
  expect(tried.data).toMatchObject({ State: 'DRAFT', VersionNo: 1 });
  expect((tried.data.Faults as unknown[]).length).toBeGreaterThan(0);
  expect(tried.data.Unstaffed).toEqual(['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER']);
  const { Came } = await play({ ServiceKey, PlayOn: 'END' });
  expect(Came.some((one) => one.Status === 'PENDING')).toBe(true);
});

test('a service with people for every step has no missing parts', async () => {
  const { data } = await portal.get('admin', '/assessment/trial/service', { ServiceKey: key });
  expect(data).toMatchObject({ State: 'CURRENT', Unstaffed: [], Faults: [] });
});

test('an invalid number pattern does not prevent the test run', async () => {
  const view = await portal.get('admin', '/assessment/view', { ServiceKey: await keyOf('TRY') });
  const { Draft, Version, ServiceKey } = view.data as Record<string, never> & {
    Draft: { Definition: object };
  };
  const Definition = { ...Draft.Definition, NumberPattern: '' };
  await portal.post('admin', '/assessment/save', { ServiceKey, Version, Definition });
  const { Standing } = await play({ ServiceKey, PlayOn: 'END' });
  expect(Standing.View.ApplicationNo).toMatch(/^A-TRY-2026-00001$/);
});

test('of two concurrent test runs of one user one has to wait', async () => {
  const answers = await Promise.all([request({ PlayOn: 'END' }), request({ PlayOn: 'END' })]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 429]);
});

test('a real submission is not blocked by a test run, and both can be numbered concurrently', async () => {
  const sample = await portal.post('admin', '/assessment/trial/sample', { ServiceKey: key });
  const created = await portal.post('client', '/application/save', { ServiceKey: key });
  const ApplicationKey = String(created.data.ApplicationKey);
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', keys);
  await portal.post('client', '/application/save', { ApplicationKey, Answers });
  const [dry, real] = await Promise.all([
    request({ PlayOn: 'END' }),
    portal.post('client', '/application/submit', { ApplicationKey }),
  ]);
  expect(sample.status).toBe(200);
  expect([dry.status, real.status]).toEqual([200, 200]);
  const { InvoiceNo } = await portal.db.selectFrom('Invoice').select('InvoiceNo').executeTakeFirstOrThrow();
  expect(InvoiceNo).toMatch(/^INV-\d{4}-00001$/);
});

test.each([
  ['more actions than the limit', { Actions: Array(101).fill({ Action: 'SAVE', By: 'CLIENT', Day: 0 }) }],
  [
    'actions out of order',
    {
      Actions: [
        { Action: 'SAVE', By: 'CLIENT', Day: 2 },
        { Action: 'SUBMIT', By: 'CLIENT', Day: 1 },
      ],
    },
  ],
  ['an unknown action', { Actions: [{ Action: 'CREATE', By: 'CLIENT', Day: 0 }] }],
  ['a role without a part in the flow', { Actions: [{ Action: 'SAVE', By: 'IT', Day: 0 }] }],
  ['an invalid day', { StartOn: '2026-02-30' }],
])('%s is refused', async (_, body) => {
  expect((await request(body)).status).toBe(422);
});

test('a statement has no surveillance to test', async () => {
  const answer = await request({ ServiceKey: await keyOf('SS'), AssessmentType: 'SURVEILLANCE' });
  expect(answer.error).toMatchObject({ Code: 'ERR_VALIDATION', Fields: [{ Field: 'AssessmentType' }] });
});

test('an unknown service or version is not found', async () => {
  expect((await request({ ServiceKey: 'nobodysservice' })).status).toBe(404);
  expect((await request({ VersionNo: 99 })).status).toBe(404);
});
