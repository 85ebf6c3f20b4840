import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { makeApplication } from '#quality/support/reference-application.ts';

type Stage = { StageKey: string; Step: string; Name: { EN: string }; TargetDays: number; Version: number };
type Result = { ServiceKey: string; IsDone: boolean; Reason: { Code: string } | null };
type Draft = {
  Stages: Record<string, { StageKey: string; Name: object }>;
  TargetDays: Record<string, number>;
};
const name = (text: string) => ({ EN: text, CHT: `${text}繁`, CHS: `${text}简` });

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const stages = async () => (await portal.get('ceo', '/stage/list')).data as unknown as { Rows: Stage[] };
async function addStage(text: string, step: string, days: number): Promise<Stage> {
  const saved = await portal.post('admin', '/stage/submit', {
    Step: step,
    Name: name(text),
    TargetDays: days,
  });
  expect(saved.status).toBe(200);
  const last = (saved.data as unknown as { Rows: Stage[] }).Rows.at(-1);
  if (!last) throw new Error('no stage');
  return last;
}
const serviceKey = async (scheme: string) =>
  (
    await portal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', scheme)
      .executeTakeFirstOrThrow()
  ).ServiceKey;
const draft = async (ServiceKey: string) =>
  (await portal.get('admin', '/assessment/view', { ServiceKey })).data as {
    Version: number;
    Draft: { Definition: Draft } | null;
  };
const assign = async (StageKey: string, ServiceKeys: string[], user = 'admin') =>
  portal.post(user, '/stage/assign', { StageKey, ServiceKeys });
const resultsOf = (answer: { data: unknown }) => (answer.data as { Results: Result[] }).Results;

test('there is initially one for each step, and any staff member may read them', async () => {
  expect((await stages()).Rows.map((row) => [row.Step, row.TargetDays])).toEqual([
    ['ASSESSOR', 14],
    ['ASSESSOR_ONSITE', 14],
    ['INDEPREVIEWER', 5],
    ['COO', 5],
    ['CEO', 5],
  ]);
  expect((await portal.get('client', '/stage/list')).status).toBe(403);
});

describe('assigning', () => {
  test('writes name and days into the drafts, and gives the reason for each service that cannot be changed', async () => {
    const stage = await addStage('Desk review', 'ASSESSOR', 21);
    const [qm, im] = [await serviceKey('QM'), await serviceKey('GF')];
    await portal.post('admin', '/assessment/draft', { ServiceKey: qm });
    const before = await draft(qm);
    const answer = await assign(stage.StageKey, [qm, im]);
    expect(answer.status).toBe(200);
    expect(resultsOf(answer)).toMatchObject([
      { ServiceKey: qm, IsDone: true, Reason: null },
      { ServiceKey: im, IsDone: false, Reason: { Code: 'REASON_SERVICE_NO_DRAFT' } },
    ]);
    const after = await draft(qm);
    expect(after.Draft?.Definition.Stages.ASSESSOR).toEqual({
      StageKey: stage.StageKey,
      Name: name('Desk review'),
    });
    expect(after.Draft?.Definition.TargetDays.ASSESSOR).toBe(21);
    // Saved through the service's own action: its Version increases, so an editor with the draft open detects
    // the change.
    expect(after.Version).toBe(before.Version + 1);
    // All other steps are unchanged.
    expect(after.Draft?.Definition.Stages.COO).toEqual(before.Draft?.Definition.Stages.COO);
    expect(after.Draft?.Definition.TargetDays.COO).toBe(before.Draft?.Definition.TargetDays.COO);
  });

  test('repeated, changes nothing', async () => {
    const stage = (await stages()).Rows.find((row) => row.Name.EN === 'Desk review');
    const qm = await serviceKey('QM');
    const before = await draft(qm);
    const answer = await assign(stage?.StageKey ?? '', [qm]);
    expect(resultsOf(answer)[0]?.IsDone).toBe(true);
    expect((await draft(qm)).Version).toBe(before.Version);
  });

  test('for a step that the service does not have is refused for that service', async () => {
    // Quality management has no site visit.
    const stage = await addStage('Site tour', 'ASSESSOR_ONSITE', 7);
    const answer = await assign(stage.StageKey, [await serviceKey('QM'), 'nobody-has-this-key']);
    expect(resultsOf(answer)).toMatchObject([
      { IsDone: false, Reason: { Code: 'REASON_STAGE_NO_STEP' } },
      { IsDone: false, Reason: { Code: 'ERR_NOT_FOUND' } },
    ]);
  });

  test('of a retired stage is refused, and so is a user without access to settings', async () => {
    const stage = await addStage('Old way', 'COO', 3);
    const body = { ...stage, Name: name('Old way'), Position: undefined, Uses: undefined };
    const { StageKey, Step, TargetDays, Version } = body;
    await portal.post('admin', '/stage/submit', {
      StageKey,
      Step,
      TargetDays,
      Version,
      Name: name('Old way'),
      IsActive: false,
    });
    const refused = await assign(StageKey, [await serviceKey('QM')]);
    expect([refused.status, refused.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_STAGE_RETIRED']);
    for (const user of ['ceo', 'assessor', 'scheduling', 'client'])
      expect((await assign(StageKey, [await serviceKey('QM')], user)).status).toBe(403);
  });

  test('the view shows for each service whether it uses the stage, or why it cannot', async () => {
    const stage = (await stages()).Rows.find((row) => row.Name.EN === 'Desk review');
    const { data } = await portal.get('admin', '/stage/view', { StageKey: stage?.StageKey ?? '' });
    const rows = (data as unknown as { Services: (Record<string, unknown> & { SchemeCode: string })[] })
      .Services;
    expect(rows.find((row) => row.SchemeCode === 'QM')).toMatchObject({ IsTaken: true, Reason: null });
    expect(rows.find((row) => row.SchemeCode === 'GF')).toMatchObject({
      IsTaken: false,
      Reason: { Code: 'REASON_SERVICE_NO_DRAFT' },
    });
  });
});

describe('a stage in use', () => {
  test('cannot change its step or be removed; its name and days may change', async () => {
    const stage = (await stages()).Rows.find((row) => row.Name.EN === 'Desk review');
    const { StageKey = '', Version = 0 } = stage ?? {};
    const body = { StageKey, Name: name('Desk review'), TargetDays: 20, Version };
    const moved = await portal.post('admin', '/stage/submit', { ...body, Step: 'CEO' });
    expect([moved.status, moved.error.Fields?.[0]]).toMatchObject([
      422,
      { Field: 'Step', Code: 'STAGE_STEP_KEPT' },
    ]);
    expect((await portal.post('admin', '/stage/submit', { ...body, Step: 'ASSESSOR' })).status).toBe(200);
    const removed = await portal.post('admin', '/stage/delete', { StageKey });
    expect([removed.status, removed.error.Reasons?.[0]?.Code]).toEqual([409, 'REASON_REFERENCE_USED']);
  });

  test('a draft that uses it retains the name of the day on which it was assigned', async () => {
    const definition = (await draft(await serviceKey('QM'))).Draft?.Definition;
    expect(definition?.TargetDays.ASSESSOR).toBe(21);
  });
});

test('an application shows the stage of its service version under each step', async () => {
  const ApplicationKey = await makeApplication(portal, 'client');
  const { data } = await portal.get('client', '/application/view', { ApplicationKey });
  const steps = (data as unknown as { Steps: { Step: string; Stage: object | null }[] }).Steps;
  expect(steps.map(({ Step, Stage }) => [Step, Stage])).toEqual([
    ['ASSESSOR', { EN: 'Document and system assessment', CHT: '文件及體系評審', CHS: '文件及体系评审' }],
    ['INDEPREVIEWER', { EN: 'Independent review', CHT: '獨立覆核', CHS: '独立复核' }],
    ['COO', { EN: 'Endorsement', CHT: '加簽', CHS: '核签' }],
    ['CEO', { EN: 'Certification decision', CHT: '認證決定', CHS: '认证决定' }],
  ]);
});

test.each([
  ['no days', { TargetDays: 0 }],
  ['days of three years', { TargetDays: 731 }],
  ['half a day', { TargetDays: 0.5 }],
  ['an unknown step', { Step: 'CLIENT' }],
  ['a key without a Version', { StageKey: 'nobody-has-this-key' }],
  ['a Version without a key', { Version: 1 }],
])('%s is refused', async (_title, wrong) => {
  const body = { Step: 'CEO', Name: name('Wrong'), TargetDays: 5, ...wrong };
  expect((await portal.post('admin', '/stage/submit', body)).status).toBe(422);
});
