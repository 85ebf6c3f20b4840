import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { renderPages } from '#quality/support/assessment-portal.ts';
import { type AtAssessor, atAssessor } from '#quality/support/at-assessor.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
let file: AtAssessor;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

const ANSWER = '/assessment/checklist/submission';
const APPROVE = '/application/progress/approve';
const CORRECT = '/application/checklist/correct';
const OPEN = 'ERR_TRANSITION REASON_MAJOR_OPEN';

const view = async (user: string) =>
  (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data;
const actionOf = async (user: string, action: string) =>
  ((await view(user)).Actions as { Action: string }[]).find(({ Action }) => Action === action);

/** Answers every point of the step with CONFORM, except the given ones. */
async function answer(user: string, majors: readonly string[] = []): Promise<void> {
  const { CurrentStep } = await view(user);
  const own = (await file.points()).filter(({ Step }) => Step === CurrentStep);
  const Answers = own.map(({ PointKey }) =>
    majors.includes(String(PointKey))
      ? { PointKey, Result: 'MAJOR', Remark: 'No record of it.' }
      : { PointKey, Result: 'CONFORM' },
  );
  if (Answers.length > 0) await file.done(user, ANSWER, { Answers });
}

async function pass(user: string, majors: readonly string[] = []): Promise<void> {
  await answer(user, majors);
  await file.done(user, APPROVE);
}

async function assign(Mode: string, user: string): Promise<void> {
  await file.done('scheduling', '/application/assign', { Mode, AssignedUserKey: await portal.userKey(user) });
}

/** Simulates a result recorded after the decision; the portal itself offers no way to reach this state. */
const reopen = (PointKey: string) =>
  portal.db
    .updateTable('ChecklistAnswer')
    .set({ Result: 'MAJOR', At: new Date() })
    .where('PointKey', '=', PointKey)
    .where('ApplicationId', '=', (eb) =>
      eb.selectFrom('Application').select('Application.Id').where('ApplicationKey', '=', file.key),
    )
    .execute();

const correct = (user: string, PointKey: string, more: object = {}) =>
  file.refused(user, CORRECT, { PointKey, Result: 'CONFORM', Remark: 'The record was found.', ...more });

async function toCeo(): Promise<void> {
  file = await atAssessor(portal);
  await assign('ASSESSOR_ONSITE', 'assessor-onsite');
  await assign('INDEPREVIEWER', 'indepreviewer');
}

describe('open major findings', () => {
  let points: string[];

  test('with three of them every step shows them, the CEO cannot approve, and no override is possible', async () => {
    await toCeo();
    const own = (await file.points()).filter(({ Step }) => Step === 'ASSESSOR');
    points = own.slice(0, 3).map(({ PointKey }) => String(PointKey));
    await pass('assessor', points);
    const shown: unknown[] = [];
    for (const user of ['assessor-onsite', 'indepreviewer', 'coo']) {
      shown.push((await view(user)).OpenMajors);
      await pass(user);
    }
    await answer('ceo');
    expect(await file.refused('ceo', APPROVE)).toBe(OPEN);
    expect(await file.refused('admin', APPROVE, { IsOverride: true, Remark: 'Urgent.' })).toBe(OPEN);
    expect(shown).toMatchObject([{ Total: 3 }, { Total: 3 }, { Total: 3 }]);
    const names = own.slice(0, 3).map(({ Clause, Text }) => `${Clause} ${Text}`);
    // Checklist points end with a full stop; the message that lists them has only one at its end.
    const stopless = names.map((name) => name.slice(0, -1));
    expect((await view('ceo')).OpenMajors).toEqual({
      Total: 3,
      Points: points.map((PointKey, at) => ({ PointKey, Step: 'ASSESSOR', Name: names[at] })),
    });
    expect(await actionOf('ceo', 'APPROVE_PROGRESS')).toMatchObject({
      Allowed: false,
      Reasons: [
        {
          Code: 'REASON_MAJOR_OPEN',
          Message: `Open major nonconformities (3): ${stopless.join(' · ')}. They must be corrected first.`,
        },
      ],
    });
  });

  test('the refusal gives their number and is in the language of the caller', async () => {
    const { error } = await portal.post('ceo', APPROVE, { ApplicationKey: file.key }, { AppLanguage: 'TC' });
    const [reason] = error.Reasons as unknown as { Message: string }[];
    expect(reason?.Message).toContain('3 項未關閉的嚴重不符合項');
    const checklist = demoServices[0]?.Definition.Checklist ?? [];
    for (const key of points) {
      const pointText = String(checklist.find(({ PointKey }) => PointKey === key)?.Text.CHT);
      expect(pointText.endsWith('。')).toBe(true);
      expect(reason?.Message).toContain(pointText.slice(0, -1));
    }
    expect(reason?.Message).not.toContain('。。');
  });

  test('findings are internal: the client does not see them', async () => {
    const seen = await view('client');
    expect(seen.OpenMajors).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('REASON_MAJOR_OPEN');
  });

  test('once the assessor has corrected them, the review can be completed', async () => {
    await file.done('ceo', '/application/progress/reject', {
      Target: 'ASSESSOR',
      Remark: 'Close the majors.',
    });
    await answer('assessor', points.slice(0, 1));
    expect((await view('assessor')).OpenMajors).toMatchObject({ Total: 1 });
    await answer('assessor');
    for (const user of ['assessor', 'assessor-onsite', 'indepreviewer', 'coo', 'ceo']) await pass(user);
    expect(await view('ceo')).toMatchObject({
      ApplicationStatusCode: 'CERTIFIED',
      OpenMajors: { Total: 0, Points: [] },
    });
  });

  test('a certified application with an open major finding gets no number, page or publication before it is corrected', async () => {
    const [key = ''] = points;
    const crb = async () =>
      file.refused('scheduling', '/application/crb/confirm', {
        Attachment: [await portal.upload('scheduling', 'crb')],
      });
    await file.done('finance', '/application/bypass', { Remark: 'Member.' });

    await reopen(key);
    expect(await crb()).toBe(OPEN);
    expect(await correct('assessor', key)).toBe('done');
    expect(await crb()).toBe('done');

    await reopen(key);
    expect((await view('it')).IsCanGenerate).toBe(false);
    expect(await file.refused('it', '/application/certificate/generate')).toBe(OPEN);
    expect(await correct('sub-admin', key)).toBe('done');
    expect(await file.refused('it', '/application/certificate/generate')).toBe('done');
    await renderPages(portal);

    await reopen(key);
    const Attachment = [await portal.upload('it', 'document')];
    expect(await file.refused('it', '/application/certificate/regenerate')).toBe(OPEN);
    expect(await file.refused('it', '/application/certificate/upload', { Attachment })).toBe(OPEN);
    expect((await view('it')).IsPassedForPublishing).toBe(false);
    expect(await file.refused('admin', '/application/publish')).toContain('REASON_MAJOR_OPEN');
    expect(await correct('assessor', key)).toBe('done');
    const disclosure = [await portal.upload('it', 'document')];
    await file.refused('it', '/application/disclosure/upload', { Attachment: disclosure });
    expect(await file.refused('it', '/application/publish')).toBe('done');
  });

  test('the certificate in force may be regenerated regardless of findings', async () => {
    await reopen(points[0] ?? '');
    expect(await file.refused('it', '/application/certificate/regenerate')).toBe('done');
  });
});

describe('correcting a result after the decision', () => {
  test('requires a reason, an open finding, and its assessor or an administrator', async () => {
    await toCeo();
    for (const user of ['assessor', 'assessor-onsite', 'indepreviewer', 'coo', 'ceo']) await pass(user);
    const own = (await file.points()).filter(({ Step }) => Step === 'ASSESSOR');
    const [key, other] = own.map(({ PointKey }) => String(PointKey)) as [string, string];
    expect(await correct('assessor', key)).toBe('ERR_TRANSITION REASON_NO_MAJOR_OPEN');
    expect(await actionOf('assessor', 'CORRECT_RESULT')).toMatchObject({ IsHidden: true });
    await reopen(key);
    expect(await actionOf('assessor', 'CORRECT_RESULT')).toMatchObject({ Allowed: true, IsHidden: false });
    expect(await correct('assessor', key, { Remark: '  ' })).toBe('ERR_VALIDATION Remark');
    expect(await correct('assessor', other)).toBe('ERR_VALIDATION PointKey');
    expect(await correct('assessor', key, { Result: 'MAJOR' })).toBe('ERR_VALIDATION Result');
    expect(await correct('scheduling', key)).toBe('ERR_FORBIDDEN');
    expect(await correct('assessor2', key)).toBe('ERR_NOT_FOUND');
    const Attachment = [await portal.upload('assessor', 'document')];
    expect(await correct('assessor', key, { Result: 'MINOR', Attachment })).toBe('done');
    expect((await file.points()).find(({ PointKey }) => PointKey === key)).toMatchObject({
      Result: 'MINOR',
      Remark: 'The record was found.',
      Files: [{ FileKey: Attachment[0] }],
      Trail: [{ Result: 'CONFORM' }, { Result: 'MINOR' }],
    });
  });

  test('is in the history and the log, but not visible to the client', async () => {
    const history = async (user: string) =>
      (await portal.get(user, '/application/history', { ApplicationKey: file.key })).data.Rows as {
        Action: string;
        Remark: string | null;
      }[];
    expect((await history('coo'))[0]).toMatchObject({
      Action: 'CORRECT_RESULT',
      Remark: 'The record was found.',
    });
    expect((await history('client')).map(({ Action }) => Action)).not.toContain('CORRECT_RESULT');
    const logged = await portal.db
      .selectFrom('Audit')
      .select(['Event', 'Detail'])
      .where('Object', '=', file.key)
      .orderBy('Id', 'desc')
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({ Event: 'APPLICATION_CHANGE', Detail: { Action: 'CORRECT_RESULT' } });
  });
});
