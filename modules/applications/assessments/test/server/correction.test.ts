import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { type AtAssessor, atAssessor } from '#quality/support/at-assessor.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
let file: AtAssessor;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  file = await atAssessor(portal);
});

const REJECT = '/application/checklist/reject';
const SAVE = '/application/save';
const SUBMIT = '/application/submit';

const stored = async () => {
  const { data } = await portal.get('client', '/application/form', { ApplicationKey: file.key });
  return data.Answers as Record<string, unknown>;
};
const view = async (user: string) =>
  (await portal.get(user, '/application/view', { ApplicationKey: file.key })).data;
const reject = (...Points: object[]) => file.done('assessor', REJECT, { Points });
const aboutField = (Field: string, Remark = 'Please look at this again.') => ({ Field, Remark });
const answer = (PointNo: number, Answer = 'Done.', Attachment?: string[]) => ({
  PointNo,
  Answer,
  ...(Attachment && { Attachment }),
});

describe('fields that the client may change', () => {
  test('only the fields named by the queries change; all others retain the submitted values', async () => {
    await reject(aboutField('ScopeRequirement'), {
      PointKey: 'GF-03',
      Field: 'Sites',
      Remark: 'One is missing.',
    });
    const Answers = {
      ...file.answers,
      ScopeRequirement: 'Rooftop solar systems in Hong Kong',
      LegalName: 'Another company altogether',
      EstimatedProceeds: 1,
    };
    await file.done('client', SAVE, { Answers });
    expect(await stored()).toMatchObject({
      ScopeRequirement: 'Rooftop solar systems in Hong Kong',
      LegalName: file.answers.LegalName,
      EstimatedProceeds: file.answers.EstimatedProceeds,
    });
  });

  test('also when the submission itself contains other answers, and when fields are omitted', async () => {
    await reject(aboutField('ScopeRequirement'));
    await file.done('client', SUBMIT, {
      Answers: { ScopeRequirement: 'Solar roofs', LegalName: 'Somebody else' },
      PointAnswers: [answer(1)],
    });
    const last = await portal.db
      .selectFrom('ApplicationSubmission')
      .select(['Answers', 'Round'])
      .orderBy('Id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(last.Round).toBe(2);
    // The scope in both languages is open, so the Chinese one that was left out is removed.
    const { ScopeRequirementChinese: _, ...others } = file.answers;
    expect(last.Answers).toEqual({ ...others, ScopeRequirement: 'Solar roofs' });
  });

  test('the text next to a choice belongs to its question', async () => {
    await reject(aboutField('ScopeRequirement'));
    await file.done('client', SAVE, { Answers: { ...file.answers, 'InstrumentType-Comment': 'by the way' } });
    expect(Object.keys(await stored())).not.toContain('InstrumentType-Comment');
  });

  test('a question shown by a change is open, and closes with it', async () => {
    await reject(aboutField('InstrumentType'));
    // A bond has no lender; a loan has one, which must be named.
    await file.done('client', SAVE, {
      Answers: { ...file.answers, InstrumentType: 'LOAN', Lender: 'Victoria Harbour Bank' },
    });
    expect(await stored()).toMatchObject({ InstrumentType: 'LOAN', Lender: 'Victoria Harbour Bank' });
    await file.done('client', SAVE, {
      Answers: { ...file.answers, InstrumentType: 'BOND', Isin: 'HK0000999999', Lender: 'x' },
    });
    const back = await stored();
    expect(back).toMatchObject({ InstrumentType: 'BOND', Isin: file.answers.Isin });
    expect(Object.keys(back)).not.toContain('Lender');
  });

  test('a removed answer stays removed when the form is opened again', async () => {
    await reject(aboutField('ScopeRequirement'), aboutField('Sites'));
    const { ScopeRequirement: _, Sites: __, ...others } = file.answers;
    await file.done('client', SAVE, { Answers: others });
    expect(await stored()).toEqual(others);
  });

  test('a question hidden from the start stays closed until something shows it', async () => {
    await reject(aboutField('ScopeRequirement'));
    await file.done('client', SAVE, { Answers: { ...file.answers, Lender: 'Victoria Harbour Bank' } });
    expect(Object.keys(await stored())).not.toContain('Lender');
  });

  test('questions required because of a change are open too, so that the client can continue', async () => {
    // Avoided emissions may be blank without the mitigation objective, but not with it.
    const { AvoidedEmissions: _, ...others } = file.answers;
    const before = { ...others, EnvironmentalObjectives: ['ADAPTATION'] };
    await file.done('assessor', REJECT, {
      Points: [aboutField('EnvironmentalObjectives'), aboutField('AvoidedEmissions')],
    });
    await file.done('client', SUBMIT, { Answers: before, PointAnswers: [answer(1), answer(2)] });
    await reject(aboutField('EnvironmentalObjectives'));
    const answers = {
      ...before,
      EnvironmentalObjectives: ['MITIGATION'],
      AvoidedEmissions: 12,
      LegalName: 'x',
    };
    await file.done('client', SAVE, { Answers: answers });
    expect(await stored()).toMatchObject({ AvoidedEmissions: 12, LegalName: file.answers.LegalName });
    await file.done('client', SAVE, { Answers: { ...before, AvoidedEmissions: 12 } });
    expect(Object.keys(await stored())).not.toContain('AvoidedEmissions');
  });

  test('a return by business staff opens the whole form', async () => {
    const other = await atAssessor(portal);
    await portal.db
      .updateTable('Application')
      .set({ ApplicationStatusCode: 'RETURNED', CurrentStep: null })
      .where(announceStatus('application', 'RETURNED'))
      .where('ApplicationKey', '=', other.key)
      .execute();
    await other.done('client', SAVE, { Answers: { ...other.answers, LegalName: 'New name' } });
    const { data } = await portal.get('client', '/application/form', { ApplicationKey: other.key });
    expect(data).toMatchObject({ Correction: null, Answers: { LegalName: 'New name' } });
  });

  test('staff are not restricted, and the client continues from their changes', async () => {
    await reject(aboutField('ScopeRequirement'));
    await file.done('business', SAVE, { Answers: { ...file.answers, LegalName: 'Put right by staff' } });
    await file.done('client', SAVE, { Answers: { ...file.answers, ScopeRequirement: 'Solar roofs' } });
    expect(await stored()).toMatchObject({
      LegalName: 'Put right by staff',
      ScopeRequirement: 'Solar roofs',
    });
  });

  test('answers of an invalid structure are refused as a whole', async () => {
    await reject(aboutField('ScopeRequirement'));
    const request = {
      method: 'POST',
      url: '/api/application/save',
      headers: await portal.token('client'),
    } as const;
    const payload = `{"ApplicationKey":"${file.key}","Answers":{"constructor":{"a":1}}}`;
    const refused = await portal.app.inject({
      ...request,
      payload,
      headers: { ...request.headers, 'content-type': 'application/json' },
    });
    expect(refused.statusCode).toBe(422);
    expect(await stored()).toEqual(file.answers);
  });
});

describe('the to-do list', () => {
  test('one checklist item may name several fields and requires one answer', async () => {
    await reject(
      { PointKey: 'GF-02', Field: 'ScopeRequirement', Remark: 'Name the places.' },
      aboutField('LegalName', 'As registered.'),
      { PointKey: 'GF-02', Field: 'Sites', Remark: 'List them.' },
    );
    const { data } = await portal.get('client', '/application/form', { ApplicationKey: file.key });
    expect(data.Points).toMatchObject([
      { PointNo: 1, PointKey: 'GF-02', Field: 'ScopeRequirement', Remark: 'Name the places.', Answer: null },
      { PointNo: 2, PointKey: null, Field: 'LegalName', Remark: 'As registered.' },
      { PointNo: 1, PointKey: 'GF-02', Field: 'Sites', Remark: 'List them.' },
    ]);
    expect(data.Correction).toMatchObject({
      OpenFields: ['ScopeRequirement', 'LegalName', 'Sites', 'ScopeRequirementChinese'],
    });
  });

  test('a submission requires an answer to every query and lists the missing ones', async () => {
    await reject(aboutField('ScopeRequirement'), aboutField('Sites'));
    const submit = (await view('client')).Actions as { Action: string; Reasons: { Code: string }[] }[];
    expect(submit.find((one) => one.Action === 'SUBMIT')?.Reasons).toMatchObject([
      { Code: 'REASON_POINTS_OPEN' },
    ]);
    expect(await file.refused('client', SUBMIT)).toBe('ERR_VALIDATION PointAnswers.1 PointAnswers.2');
    await file.done('client', SAVE, { Answers: file.answers, PointAnswers: [answer(2)] });
    expect(await file.refused('client', SUBMIT, { PointAnswers: [answer(1, '  ')] })).toBe(
      'ERR_VALIDATION PointAnswers.1',
    );
    const check = await portal.post('client', '/application/validate', { ApplicationKey: file.key });
    expect(check.data).toMatchObject({ IsValid: false, Errors: [{ Field: 'PointAnswers.1' }] });
    const { data } = await file.done('client', SUBMIT, { PointAnswers: [answer(1)] });
    expect(data).toMatchObject({ ApplicationStatusCode: 'UNDERREVIEW', CurrentStep: 'ASSESSOR', Points: [] });
  });

  test('the client’s unsubmitted draft is private; the submission is shown next to the change', async () => {
    const evidence = await portal.upload('client', 'document');
    await reject(aboutField('ScopeRequirement', 'Name the places.'));
    const PointAnswers = [answer(1, 'All three are named now.', [evidence])];
    await file.done('client', SAVE, {
      Answers: { ...file.answers, ScopeRequirement: 'Three roofs' },
      PointAnswers,
    });
    expect((await view('assessor')).Points).toMatchObject([{ Answer: null, Files: [] }]);
    expect((await view('client')).Points).toMatchObject([
      { Answer: 'All three are named now.', Files: [{ FileKey: evidence }] },
    ]);
    await file.done('client', SUBMIT);
    const { data } = await portal.get('assessor', '/application/answers', { ApplicationKey: file.key });
    expect(data.Points).toMatchObject([
      {
        Round: 1,
        PointNo: 1,
        Requested: [{ Field: 'ScopeRequirement', Remark: 'Name the places.' }],
        RequestedBy: 'Ivy Chan',
        Answer: 'All three are named now.',
        Files: [{ FileKey: evidence }],
      },
    ]);
    expect((data.Rows as { Field: string }[]).find((row) => row.Field === 'ScopeRequirement')).toMatchObject({
      Kind: 'CHANGED',
      Before: file.answers.ScopeRequirement,
      Text: 'Three roofs',
    });
    const opened = await portal.post('assessor', '/media/ticket', { FileKey: evidence });
    expect(opened.status).toBe(200);
  });

  test.each([
    ['an answer to an item that was not queried', () => ({ PointAnswers: [answer(2)] })],
    [
      'a file of another user',
      async () => ({ PointAnswers: [answer(1, 'x', [await portal.upload('client2', 'document')])] }),
    ],
  ])('%s is refused, and nothing is saved', async (_name, input) => {
    await reject(aboutField('ScopeRequirement'));
    const Answers = { ...file.answers, ScopeRequirement: 'Should not stay' };
    expect(await file.refused('client', SAVE, { Answers, ...(await input()) })).toMatch(/^ERR_VALIDATION/);
    expect(await stored()).toEqual(file.answers);
  });

  test('staff cannot answer for the client', async () => {
    await reject(aboutField('ScopeRequirement'));
    const input = { Answers: file.answers, PointAnswers: [answer(1)] };
    expect(await file.refused('admin', SAVE, input)).toBe('ERR_VALIDATION PointAnswers');
  });

  test('a client of another organisation gets not found', async () => {
    await reject(aboutField('ScopeRequirement'));
    expect(await file.refused('client2', SUBMIT, { PointAnswers: [answer(1)] })).toBe('ERR_NOT_FOUND');
  });

  test('items that the service does not have are refused with their place', async () => {
    const Points = [aboutField('Sites'), { PointKey: 'nothing', Remark: 'x' }, aboutField('Nothing')];
    expect(await file.refused('assessor', REJECT, { Points })).toBe(
      'ERR_VALIDATION Points.1.PointKey Points.2.Field',
    );
    expect(await file.refused('assessor', REJECT, { Points: Points.slice(2) })).toBe(
      'ERR_VALIDATION Points.0.Field',
    );
  });

  test('of two concurrent submissions one is stored; a repeated request gets the same response', async () => {
    await reject(aboutField('ScopeRequirement'));
    const input = { ApplicationKey: file.key, PointAnswers: [answer(1)] };
    const headers = { 'idempotency-key': `submit-${file.key}` };
    const both = await Promise.all([1, 2].map(() => portal.post('client', SUBMIT, input, headers)));
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    const other = await portal.post('client', SUBMIT, input);
    expect(other.error).toMatchObject({ Code: 'ERR_TRANSITION' });
    expect(both[1]?.data).toEqual(both[0]?.data);
    expect((await view('client')).Round).toBe(2);
    const storedPoints = await portal.db
      .selectFrom('ApplicationPoint')
      .innerJoin('Application', 'Application.Id', 'ApplicationPoint.ApplicationId')
      .select('PointNo')
      .where('ApplicationKey', '=', file.key)
      .execute();
    expect(storedPoints).toEqual([{ PointNo: 1 }]);
  });

  test('queries and answers are stored permanently', async () => {
    await reject(aboutField('ScopeRequirement'));
    await file.done('client', SUBMIT, { PointAnswers: [answer(1)] });
    await expect(portal.db.deleteFrom('ApplicationPoint').execute()).rejects.toThrow(/kept for ever/);
  });
});
