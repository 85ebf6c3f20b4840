/** The life of nonconformities through the API: raised by a step, answered in rounds, verified, closed by the decision. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  RESPONSE,
  type WithNonconformities,
  withNonconformities,
} from '#quality/support/nonconformity-fixture.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import type { NonconformityView } from '../../rules/contract.ts';
import { raiseMissing } from '../../server/raise-missing.ts';

let portal: TestPortal;
let file: WithNonconformities;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  file = await withNonconformities(portal);
});

const APPROVE = '/application/progress/approve';
const statuses = async (user = 'assessor') => (await file.found(user)).map(({ Status }) => Status);

describe('raising', () => {
  test('the end of the step raises one for each finding, in the same transaction, and none for an observation', async () => {
    await file.record(['MAJOR', 'MINOR']);
    expect(await file.found('assessor')).toEqual([]);
    await file.done('assessor', APPROVE);
    expect(await file.found('assessor')).toMatchObject([
      { Grade: 'MAJOR', Status: 'RAISED', IsReleased: false, Statement: 'No record of item 1.' },
      { Grade: 'MINOR', Status: 'RAISED', IsReleased: false, Statement: 'No record of item 2.' },
    ]);
    const [row] = (await file.found('assessor')) as NonconformityView[];
    expect(row?.NonconformityNo).toMatch(/^NC-\d{4}-\d{5}$/);
    // Not released, so the client does not know of it.
    expect(await file.found('client')).toEqual([]);
    const unseen = await portal.get('client', '/nonconformity/view', {
      NonconformityKey: String(row?.NonconformityKey),
    });
    expect([unseen.status, unseen.error.Code]).toEqual([404, 'ERR_NOT_FOUND']);
  });

  test('a query about the item shows it to the client, whose answer in the form is a response', async () => {
    await file.record(['MAJOR', 'MINOR']);
    const [point] = await file.points();
    const Points = [{ PointKey: point?.PointKey, Remark: 'Please send the record.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    expect(await file.found('client')).toMatchObject([{ Grade: 'MAJOR', Status: 'RAISED' }]);
    await file.done('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'Attached.' }] });
    expect(await statuses('client')).toEqual(['ANSWERED']);
    // The assessor finds the record, and the item conforms.
    await file.record(['CONFORM', 'MINOR']);
    const Conforming = { PointKey: point?.PointKey, Result: 'CONFORM', Remark: 'For colleagues only.' };
    await file.done('assessor', '/assessment/checklist/submission', { Answers: [Conforming] });
    await file.done('assessor', APPROVE);
    expect(await statuses()).toEqual(['VERIFIED', 'RAISED']);
    const [{ NonconformityKey = '' } = {}] = await file.found('client');
    const { data } = await portal.get('client', '/nonconformity/view', { NonconformityKey });
    expect(JSON.stringify(data)).not.toContain('For colleagues only.');
  });

  test('the history of the application lists the events of its nonconformities, for clients only of released ones', async () => {
    await file.record(['MAJOR', 'MINOR']);
    const [point] = await file.points();
    const Points = [{ PointKey: point?.PointKey, Remark: 'Please send the record.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    await file.done('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'Attached.' }] });
    const related = async (user: string) => {
      const { data } = await portal.get(user, '/application/history', { ApplicationKey: file.key });
      return (data.Related as { Text: string; Path: string }[]).map(({ Text, Path }) => [Text, Path]);
    };
    const [released] = await file.found('client');
    const path = `/nonconformities/view?key=${released?.NonconformityKey}`;
    const ofReleased = [
      ['NC_DID_ANSWER_WITH_FORM', path],
      ['NC_DID_RELEASE_WITH_QUERY', path],
      ['NC_DID_RAISE', path],
    ];
    expect(await related('client')).toEqual(ofReleased);
    expect(await related('assessor')).toEqual(expect.arrayContaining(ofReleased));
    expect((await related('assessor')).filter(([text]) => text === 'NC_DID_RAISE')).toHaveLength(2);
  });

  test('the same finding in the next round returns it; a result corrected before an answer withdraws it', async () => {
    await file.record(['MAJOR', 'MINOR']);
    const [first, second] = await file.points();
    const Points = [first, second].map((point) => ({ PointKey: point?.PointKey, Remark: 'Please explain.' }));
    await file.done('assessor', '/application/checklist/reject', { Points });
    await file.done('client', '/application/submit', {
      PointAnswers: [1, 2].map((PointNo) => ({ PointNo, Answer: 'It is there.' })),
    });
    await file.record(['MAJOR', 'CONFORM', 'MINOR']);
    await file.done('assessor', APPROVE);
    expect(await statuses()).toEqual(['RETURNED', 'VERIFIED', 'RAISED']);
  });

  test('a more severe result after the response: the history says what grade, statement and due date were', async () => {
    await file.record(['MINOR']);
    const [point] = await file.points();
    const Points = [{ PointKey: point?.PointKey, Remark: 'Please send the record.' }];
    await file.done('assessor', '/application/checklist/reject', { Points });
    await file.done('client', '/application/submit', { PointAnswers: [{ PointNo: 1, Answer: 'Attached.' }] });
    const severe = { PointKey: point?.PointKey, Result: 'MAJOR', Remark: 'Three records are missing.' };
    await file.done('assessor', '/assessment/checklist/submission', { Answers: [severe] });
    await file.done('assessor', APPROVE);
    const [{ NonconformityKey = '' } = {}] = await file.found('assessor');
    const view = (await portal.get('client', '/nonconformity/view', { NonconformityKey })).data;
    expect(view).toMatchObject({
      Grade: 'MAJOR',
      Status: 'RETURNED',
      Statement: 'Three records are missing.',
    });
    expect((view as unknown as NonconformityView).History[0]).toMatchObject({
      Action: 'REPEAT_RESULT',
      ResultChange: {
        Before: { Grade: 'MINOR', Statement: 'No record of item 1.' },
        After: { Grade: 'MAJOR', Statement: 'Three records are missing.' },
      },
    });
  });

  test('an application under way before nonconformities existed gets them at night, once', async () => {
    await file.record(['MAJOR', 'MINOR']);
    await file.done('assessor', APPROVE);
    const { Id } = await portal.db
      .selectFrom('Application')
      .select('Id')
      .where('ApplicationKey', '=', file.key)
      .executeTakeFirstOrThrow();
    await portal.db.deleteFrom('Nonconformity').where('ApplicationId', '=', Id).execute();
    await raiseMissing({ db: portal.db });
    await raiseMissing({ db: portal.db });
    expect(await statuses()).toEqual(['RAISED', 'RAISED']);
  });
});

describe('from release to closure', () => {
  beforeEach(async () => {
    await file.record(['MAJOR']);
    await file.done('assessor', APPROVE);
  });

  test('released, answered, returned, answered again, accepted, verified: each round and reason stays', async () => {
    await file.acted('assessor', 'release', 0);
    const files = [await portal.upload('client', 'document')];
    await file.acted('client', 'answer', 0, { ...RESPONSE, Attachment: files });
    await file.acted('assessor', 'return', 0, { Remark: 'Which other sensors are concerned?' });
    const again = { ...RESPONSE, OtherSites: 'The depot in Tai Po.' };
    await file.acted('client', 'answer', 0, again);
    await file.acted('assessor', 'plan/accept', 0);
    await file.acted('client', 'evidence', 0, { Remark: 'The new plan.' });
    const view = await file.acted('assessor', 'verify', 0, { Method: 'VISIT', Remark: 'Seen on site.' });
    expect(view.Status).toBe('VERIFIED');
    expect(view.Responses).toMatchObject([
      { Round: 1, ...RESPONSE, OtherSites: '', Files: [{ FileKey: files[0] }] },
      { Round: 2, ...again, Files: [] },
    ]);
    expect(view.History.map(({ Action, ToStatus, Method }) => [Action, ToStatus, Method])).toEqual([
      ['VERIFY', 'VERIFIED', 'VISIT'],
      ['ADD_EVIDENCE', 'PLAN_ACCEPTED', null],
      ['ACCEPT_PLAN', 'PLAN_ACCEPTED', null],
      ['ANSWER', 'ANSWERED', null],
      ['RETURN', 'RETURNED', null],
      ['ANSWER', 'ANSWERED', null],
      ['RELEASE', 'RAISED', null],
    ]);
  });

  test('an incomplete response is refused at its fields; a draft keeps what was written, until it is sent', async () => {
    await file.acted('assessor', 'release', 0);
    const draft = { Correction: 'Half', Cause: '', CorrectiveAction: '', OtherSites: '', Attachment: [] };
    await file.acted('client', 'draft', 0, draft);
    const [{ NonconformityKey = '' } = {}] = await file.found('client');
    const read = async (user: string) =>
      (await portal.get(user, '/nonconformity/view', { NonconformityKey })).data;
    expect((await read('client')).Draft).toMatchObject({ Correction: 'Half' });
    // A draft is the client's own.
    expect((await read('assessor')).Draft).toBeNull();
    const incomplete = await file.act('client', 'answer', 0, { ...RESPONSE, Cause: '  ' });
    expect([incomplete.status, incomplete.error.Fields?.map(({ Field }) => Field)]).toEqual([422, ['Cause']]);
    await file.acted('client', 'answer', 0, RESPONSE);
    const late = await file.act('client', 'draft', 0, draft);
    expect([late.status, late.error.Code]).toEqual([409, 'ERR_TRANSITION']);
  });

  test('two verify at once: one does, the other reads that it was done', async () => {
    await file.acted('assessor', 'release', 0);
    await file.acted('client', 'answer', 0, RESPONSE);
    const { Version } = await file.acted('assessor', 'plan/accept', 0);
    const answers = await Promise.all(
      ['assessor', 'admin'].map((user) => file.act(user, 'verify', 0, { Method: 'DOCUMENTS', Version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await statuses()).toEqual(['VERIFIED']);
  });

  test('neither another client, nor an assessor who is not assigned, nor someone with an interest', async () => {
    await file.acted('assessor', 'release', 0);
    expect((await file.act('client2', 'answer', 0, RESPONSE)).status).toBe(404);
    expect((await file.act('assessor2', 'withdraw', 0, { Remark: 'Not mine.' })).status).toBe(404);
    expect((await file.act('client', 'withdraw', 0, { Remark: 'No.' })).status).toBe(403);
    const { Id, OrganisationId } = await portal.db
      .selectFrom('Account as one')
      .innerJoin('Account as client', (join) => join.onTrue())
      .select(['one.Id', 'client.OrganisationId'])
      .where('one.Email', '=', 'assessor@demo.test')
      .where('client.Email', '=', 'client@demo.test')
      .executeTakeFirstOrThrow();
    const interest = { AccountId: Id, OrganisationId: OrganisationId ?? 0, Remark: 'Shares.' };
    await portal.db
      .insertInto('DeclaredInterest')
      .values(interest as never)
      .execute();
    const refused = await file.act('assessor', 'withdraw', 0, { Remark: 'An error.' });
    expect(refused.error.Reasons?.map(({ Code }) => Code)).toEqual(['REASON_INTEREST']);
    await portal.db.deleteFrom('DeclaredInterest').where('AccountId', '=', Id).execute();
  });

  test('one that was withdrawn is not raised again by the same result when the step ends again', async () => {
    await file.acted('assessor', 'withdraw', 0, { Remark: 'The record was found.' });
    await file.done('admin', '/application/progress/reject', { Remark: 'Once more.' });
    await file.done('assessor', APPROVE);
    await raiseMissing({ db: portal.db });
    expect(await statuses()).toEqual(['WITHDRAWN']);
  });

  test('a rejected application withdraws what is open', async () => {
    await file.done('admin', '/application/progress/reject', { Remark: 'To the assessor.' });
    await file.done('admin', '/application/rejected', { Remark: 'Not eligible.', IsOverride: true });
    expect(await statuses()).toEqual(['WITHDRAWN']);
    const late = await file.act('admin', 'release', 0);
    expect(late.status).toBe(409);
  });
});

describe('the decision', () => {
  const pass = async (user: string) => {
    const { CurrentStep } = (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data;
    const own = (await file.points()).filter(({ Step }) => Step === CurrentStep);
    const Answers = own.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
    if (Answers.length > 0) await file.done(user, '/assessment/checklist/submission', { Answers });
    await file.done(user, APPROVE);
  };
  const assign = async (Mode: string, user: string) =>
    file.done('scheduling', '/application/assign', { Mode, AssignedUserKey: await portal.userKey(user) });

  test('is refused while a major one is not verified, and then closes it; an open minor one lives on', async () => {
    await assign('ASSESSOR_ONSITE', 'assessor-onsite');
    await assign('INDEPREVIEWER', 'indepreviewer');
    await file.record(['MAJOR', 'MINOR']);
    await file.done('assessor', APPROVE);
    for (const user of ['assessor-onsite', 'indepreviewer', 'coo']) await pass(user);
    const refused = await file.refused('ceo', APPROVE);
    expect(refused).toBe('ERR_TRANSITION REASON_MAJOR_OPEN');
    await file.acted('indepreviewer', 'release', 0);
    await file.acted('client', 'answer', 0, RESPONSE);
    await file.acted('indepreviewer', 'plan/accept', 0);
    expect(await file.refused('ceo', APPROVE)).toBe(refused);
    await file.acted('indepreviewer', 'verify', 0, { Method: 'DOCUMENTS' });
    await pass('ceo');
    expect(await statuses()).toEqual(['CLOSED', 'RAISED']);
    // Neither is changed by hand after the decision.
    const reopened = await file.act('indepreviewer', 'reopen', 0, { Remark: 'Doubts.' });
    expect(reopened.error.Code).toBe('ERR_TRANSITION');
  });
});

test('the register is filtered, searched and sorted, within the scope of the reader', async () => {
  await file.record(['MAJOR', 'MINOR']);
  await file.done('assessor', APPROVE);
  const list = async (query: Record<string, string>) => {
    const { data } = await portal.get('admin', '/nonconformity/list', query);
    return data as { Rows: NonconformityView[]; Total: number };
  };
  const [newest] = (await list({ Sort: '-NonconformityNo' })).Rows;
  expect((await list({ Search: newest?.NonconformityNo ?? '' })).Rows).toHaveLength(1);
  const majors = await list({ Grade: 'MAJOR', IsOpen: 'true' });
  expect(new Set(majors.Rows.map(({ Grade }) => Grade))).toEqual(new Set(['MAJOR']));
  expect((await list({ IsOverdue: 'true' })).Total).toBe(0);
  // A client sees its own, released ones.
  expect((await portal.get('client2', '/nonconformity/list')).data).toMatchObject({ Total: 0 });
});
