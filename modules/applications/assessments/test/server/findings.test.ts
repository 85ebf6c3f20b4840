import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { type AtAssessor, atAssessor } from '#quality/support/at-assessor.ts';
import { nightly } from '#quality/support/nightly.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { awaitingFindings } from '../../rules/awaiting-findings.ts';
import type { ChecklistPoint } from '../../rules/contract.ts';
import { notifyOverdueFindings } from '../../server/notify-overdue.ts';

let testPortal: TestPortal;
let file: AtAssessor;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());
beforeEach(async () => {
  file = await atAssessor(testPortal);
});

const ANSWER = '/assessment/checklist/submission';
const today = () => hongKongDate(new Date());
const give = (PointKey: string, Result: string, more: object = {}) =>
  file.done('assessor', ANSWER, { Answers: [{ PointKey, Result, ...more }] });
const point = async (key: string) => (await file.points()).find(({ PointKey }) => PointKey === key) ?? {};
const conformAll = async (but: object[] = []) => {
  const own = (await file.points()).filter(({ Step }) => Step === 'ASSESSOR');
  const others = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  await file.done('assessor', ANSWER, { Answers: [...others, ...but] });
};

/** Moves the due date of a finding into the past. */
const setDueInPast = (key: string, DueOn = addDays(today(), -1)) =>
  testPortal.db
    .updateTable('ChecklistAnswer')
    .set({ DueOn })
    .where('PointKey', '=', key)
    .where('ApplicationId', '=', (eb) =>
      eb.selectFrom('Application').select('Application.Id').where('ApplicationKey', '=', file.key),
    )
    .execute();

describe('the correction due date of a finding', () => {
  // The green finance scheme gives 90 days for a minor finding and 30 for a major one.
  test.each([
    ['MINOR', 90],
    ['MAJOR', 30],
  ])('%s is due after %i days unless the assessor sets another date', async (result, days) => {
    await give('GF-01', result, { Remark: 'No date on the record.' });
    expect(await point('GF-01')).toMatchObject({
      Result: result,
      DueOn: addDays(today(), days),
      IsOverdue: false,
    });
  });

  test('conforming and inapplicable results have no due date, whatever is sent', async () => {
    await give('GF-01', 'CONFORM', { DueOn: addDays(today(), 5) });
    expect(await point('GF-01')).toMatchObject({ DueOn: null });
    await give('GF-01', 'NA');
    expect(await point('GF-01')).toMatchObject({ DueOn: null });
  });

  test('a date set by the assessor is retained when only the description changes; another kind of finding sets its own', async () => {
    const own = addDays(today(), 12);
    await give('GF-01', 'MINOR', { Remark: 'x', DueOn: own });
    await give('GF-01', 'MINOR', { Remark: 'No date on the record.' });
    expect(await point('GF-01')).toMatchObject({ DueOn: own, Remark: 'No date on the record.' });
    await give('GF-01', 'MAJOR', { Remark: 'None of the records has one.' });
    expect(await point('GF-01')).toMatchObject({ DueOn: addDays(today(), 30) });
  });

  test.each([
    ['yesterday', -1, 'ERR_VALIDATION Answers.0.DueOn'],
    ['today', 0, 'done'],
    ['in two years', 730, 'done'],
    ['more than two years', 731, 'ERR_VALIDATION Answers.0.DueOn'],
  ])('%s: %i days from today', async (_name, days, expected) => {
    const Answers = [{ PointKey: 'GF-01', Result: 'MINOR', Remark: 'x', DueOn: addDays(today(), days) }];
    expect(await file.refused('assessor', ANSWER, { Answers })).toBe(expected);
  });

  test('an overdue date does not prevent further edits', async () => {
    await give('GF-01', 'MINOR', { Remark: 'x' });
    const past = addDays(today(), -3);
    await setDueInPast('GF-01', past);
    await give('GF-01', 'MINOR', { Remark: 'Still open after a call.', DueOn: past });
    expect(await point('GF-01')).toMatchObject({ DueOn: past, IsOverdue: true });
  });
});

describe('descriptions, files and history', () => {
  test('a finding without a description prevents approval of the step', async () => {
    await conformAll([{ PointKey: 'GF-01', Result: 'MINOR' }]);
    const approve = () => file.refused('assessor', '/application/progress/approve');
    expect(await approve()).toBe('ERR_TRANSITION REASON_FINDING_UNSAID');
    await give('GF-01', 'MINOR', { Remark: '   ' });
    expect(await approve()).toBe('ERR_TRANSITION REASON_FINDING_UNSAID');
    await give('GF-01', 'MINOR', { Remark: 'No date on the record.' });
    expect(await approve()).toBe('done');
  });

  test('an observation needs a description, has no due date, blocks nothing, and is not among the findings', async () => {
    await conformAll([{ PointKey: 'GF-01', Result: 'OBSERVATION' }]);
    const approve = () => file.refused('assessor', '/application/progress/approve');
    expect(await approve()).toBe('ERR_TRANSITION REASON_FINDING_UNSAID');
    const Remark = 'The register could name the owner of each asset.';
    await give('GF-01', 'OBSERVATION', { Remark, DueOn: addDays(today(), 5) });
    expect(await point('GF-01')).toMatchObject({ Result: 'OBSERVATION', Remark, DueOn: null });
    const listed = async (user: string) => {
      const { data } = await testPortal.get(user, '/application/list', { Search: 'Harbour', PageSize: '50' });
      const rows = data.Rows as { ApplicationKey: string; OpenMajorCount: number; OverdueFindings: number }[];
      return rows.find(({ ApplicationKey }) => ApplicationKey === file.key);
    };
    expect(await listed('admin')).toMatchObject({ OpenMajorCount: 0, OverdueFindings: 0 });
    expect(await approve()).toBe('done');
  });

  test('a file attached to a finding is visible to staff, not to the client', async () => {
    const paper = await testPortal.upload('assessor', 'image');
    await give('GF-01', 'MINOR', { Remark: 'x', Attachment: [paper] });
    expect((await point('GF-01')).Files).toMatchObject([{ FileKey: paper }]);
    const open = async (user: string) =>
      (await testPortal.post(user, '/media/ticket', { FileKey: paper })).status;
    expect([await open('assessor'), await open('admin'), await open('client')]).toEqual([200, 200, 404]);
    const listed = async (user: string) => {
      const { data } = await testPortal.get(user, '/application/documents', { ApplicationKey: file.key });
      return (data.Rows as { FileKey: string }[]).some(({ FileKey }) => FileKey === paper);
    };
    expect([await listed('assessor'), await listed('client')]).toEqual([true, false]);
    // A file removed from the finding does not become accessible to the client either.
    await give('GF-01', 'MINOR', { Remark: 'x' });
    expect(await open('client')).toBe(404);
  });

  test('a file of the client remains the client’s when an assessor refers to it', async () => {
    const { MethodStatement } = file.answers as { MethodStatement: { content: string }[] };
    const own = MethodStatement[0]?.content ?? '';
    await give('GF-01', 'MINOR', { Remark: 'See page 4.', Attachment: [own] });
    expect((await testPortal.post('client', '/media/ticket', { FileKey: own })).status).toBe(200);
  });

  test('a file of another application cannot be attached to a finding', async () => {
    const foreign = await testPortal.upload('client2', 'document');
    const Answers = [{ PointKey: 'GF-01', Result: 'MINOR', Remark: 'x', Attachment: [foreign] }];
    expect(await file.refused('assessor', ANSWER, { Answers })).toBe('ERR_VALIDATION Attachment');
    expect(await point('GF-01')).toMatchObject({ Result: null });
  });

  test('a finding corrected in a later round still counts as found', async () => {
    await conformAll([{ PointKey: 'GF-02', Result: 'MAJOR', Remark: 'The scope names no place.' }]);
    const Points = [{ PointKey: 'GF-02', Remark: 'Name the places.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    const { data } = await testPortal.get('client', '/application/view', { ApplicationKey: file.key });
    expect(data.Points).toMatchObject([{ PointKey: 'GF-02', DueOn: addDays(today(), 30) }]);
    await file.done('client', '/application/submit', {
      PointAnswers: [{ PointNo: 1, Answer: 'All places are named.' }],
    });
    // Open again: the assessor has to review what changed.
    expect(await point('GF-02')).toMatchObject({ Result: null, DueOn: null });
    // Answered, but not settled until the assessor decides.
    const awaiting = async () => awaitingFindings((await file.points()) as ChecklistPoint[]);
    expect(await awaiting()).toEqual({ Count: 1, DueOn: addDays(today(), 30) });
    await give('GF-02', 'CONFORM', { Remark: 'Now complete.' });
    expect(await awaiting()).toEqual({ Count: 0, DueOn: null });
    const { Trail } = (await point('GF-02')) as { Trail: object[] };
    expect(Trail).toMatchObject(
      [
        { Round: 1, Result: 'CONFORM' },
        { Round: 1, Result: 'MAJOR', Remark: 'The scope names no place.', By: 'Ivy Chan' },
        { Round: 2, Result: 'CONFORM', Remark: 'Now complete.', By: 'Ivy Chan', DueOn: null },
      ].slice(-2),
    );
  });

  test('the history shows a result once, however often its text was edited, and loses nothing', async () => {
    for (const Remark of ['N', 'No d', 'No date']) await give('GF-01', 'MINOR', { Remark });
    await give('GF-01', 'MINOR', { Remark: 'No date' });
    await give('GF-01', 'NA');
    expect(((await point('GF-01')).Trail as object[]).map((one) => Object.entries(one).slice(1, 3))).toEqual([
      [
        ['Result', 'MINOR'],
        ['Remark', 'No date'],
      ],
      [
        ['Result', 'NA'],
        ['Remark', null],
      ],
    ]);
    const events = await testPortal.db
      .selectFrom('ChecklistEvent')
      .select('Remark')
      .where('PointKey', '=', 'GF-01')
      .execute();
    expect(events.length).toBeGreaterThanOrEqual(4);
    await expect(testPortal.db.deleteFrom('ChecklistEvent').execute()).rejects.toThrow(/kept for ever/);
  });

  test('of two concurrent answers to one item the later one is stored', async () => {
    const answers = await Promise.all(
      ['MINOR', 'CONFORM', 'MAJOR'].map((Result) => give('GF-01', Result, { Remark: Result })),
    );
    expect(answers.every((one) => one.status === 200)).toBe(true);
    const { Result, Trail } = (await point('GF-01')) as { Result: string; Trail: { Result: string }[] };
    expect(Trail).toHaveLength(3);
    expect(Trail.at(-1)?.Result).toBe(Result);
  });

  test('a client cannot open a checklist, not even of their own application', async () => {
    const { status } = await testPortal.get('client', '/assessment/checklist', { ApplicationKey: file.key });
    expect(status).toBe(403);
    const { data } = await testPortal.get('client', '/application/answers', { ApplicationKey: file.key });
    await give('GF-01', 'MAJOR', { Remark: 'Said inside the body.' });
    expect(JSON.stringify(data)).not.toContain('Said inside');
    const view = await testPortal.get('client', '/application/view', { ApplicationKey: file.key });
    expect(view.data).toMatchObject({ OverdueFindings: 0, Points: [] });
  });
});

describe('overdue findings', () => {
  const notified = async (user: string) => {
    const rows = await testPortal.db
      .selectFrom('Notification')
      .innerJoin('Account', 'Account.Id', 'Notification.AccountId')
      .innerJoin('Application', 'Application.Id', 'Notification.ApplicationId')
      .select('Notification.Kind')
      .where('Account.Email', '=', `${user}@demo.test`)
      .where('ApplicationKey', '=', file.key)
      .where('Notification.Kind', 'in', ['FINDINGS_OVERDUE', 'POINTS_OVERDUE'])
      .execute();
    return rows.map((row) => row.Kind);
  };
  const overdue = async (user: string) => {
    const view = await testPortal.get(user, '/application/view', { ApplicationKey: file.key });
    const list = await testPortal.get(user, '/application/list', { Search: String(view.data.ApplicationNo) });
    const [row] = list.data.Rows as { OverdueFindings: number }[];
    return [view.data.OverdueFindings, row?.OverdueFindings];
  };

  test('are counted for staff on the page and in the list; for the client only once they were queried', async () => {
    await conformAll([
      { PointKey: 'GF-01', Result: 'MINOR', Remark: 'x' },
      { PointKey: 'GF-02', Result: 'MINOR', Remark: 'y' },
    ]);
    expect(await overdue('assessor')).toEqual([0, 0]);
    await setDueInPast('GF-01');
    await setDueInPast('GF-02');
    expect([await overdue('assessor'), await overdue('scheduling'), await overdue('client')]).toEqual([
      [2, 2],
      [2, 2],
      [0, 0],
    ]);
    const Points = [{ PointKey: 'GF-01', Remark: 'Please add the date.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    expect(await overdue('client')).toEqual([1, 1]);
  });

  test('the assessor and a queried client are notified once, however often the nightly job runs', async () => {
    await conformAll([{ PointKey: 'GF-02', Result: 'MINOR', Remark: 'The scope names no place.' }]);
    const Points = [{ PointKey: 'GF-02', Remark: 'Name the places.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    await nightly(testPortal.portal);
    expect([await notified('assessor'), await notified('client')]).toEqual([[], []]);
    await setDueInPast('GF-02');
    await Promise.all([notifyOverdueFindings(testPortal.portal), notifyOverdueFindings(testPortal.portal)]);
    await nightly(testPortal.portal);
    await notifyOverdueFindings(testPortal.portal, new Date(Date.now() + 5 * 86_400_000));
    expect([await notified('assessor'), await notified('client'), await notified('client2')]).toEqual([
      ['FINDINGS_OVERDUE'],
      ['POINTS_OVERDUE'],
      [],
    ]);
  });

  test('a client who was not queried is not notified of internal remarks', async () => {
    await conformAll([{ PointKey: 'GF-01', Result: 'MINOR', Remark: 'x' }]);
    await setDueInPast('GF-01');
    await nightly(testPortal.portal);
    expect([await notified('assessor'), await notified('client')]).toEqual([['FINDINGS_OVERDUE'], []]);
  });

  test('a new date that becomes overdue is notified again', async () => {
    await give('GF-01', 'MINOR', { Remark: 'x' });
    await setDueInPast('GF-01');
    await notifyOverdueFindings(testPortal.portal);
    await give('GF-01', 'MINOR', { Remark: 'x', DueOn: addDays(today(), 2) });
    await notifyOverdueFindings(testPortal.portal, new Date(Date.now() + 2 * 86_400_000));
    expect(await notified('assessor')).toHaveLength(1);
    await notifyOverdueFindings(testPortal.portal, new Date(Date.now() + 3 * 86_400_000));
    expect(await notified('assessor')).toHaveLength(2);
  });

  test('a completed finding is no longer overdue', async () => {
    await give('GF-01', 'MINOR', { Remark: 'x' });
    await setDueInPast('GF-01');
    await give('GF-01', 'CONFORM');
    await nightly(testPortal.portal);
    expect([await overdue('assessor'), await notified('assessor')]).toEqual([[0, 0], []]);
  });
});
