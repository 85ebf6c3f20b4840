import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';
import { type BusinessScenario, businessScenarios, type Line } from '#quality/support/business-scenarios.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let testPortal: TestPortal;
beforeAll(async () => {
  testPortal = await startTestPortal();
});
afterAll(() => testPortal.close());

describe.each(businessScenarios)('$title', (story: BusinessScenario) => {
  let key: string;
  test('starts as a draft', async () => {
    const { ServiceKey } = await testPortal.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', story.service)
      .executeTakeFirstOrThrow();
    const created = await testPortal.post('client', '/application/save', {
      ServiceKey,
      AssessmentType: story.type ?? 'INITIAL',
    });
    expect(created.data.ApplicationStatusCode).toBe('DRAFT');
    key = String(created.data.ApplicationKey);
  });
  test.each(
    story.lines.map((line, at) => ({ ...line, name: `${at + 1}. ${line.who} ${line.does} → ${line.then}` })),
  )('$name', async (line) => {
    expect(await play(line, story, key)).toBe(line.then);
  });
});

async function play(line: Line, story: BusinessScenario, key: string): Promise<string> {
  const { CHECKLIST, RENDER, ...input } = line.with ?? {};
  if (CHECKLIST) await answerChecklist(line.who, key);
  if (input.Answers === 'VALID') input.Answers = await validAnswers(story);
  if (Array.isArray(input.Attachment))
    input.Attachment = [await testPortal.upload(line.who, input.Attachment[0] as FileKind)];
  if (typeof input.AssignedUserKey === 'string')
    input.AssignedUserKey = await testPortal.userKey(input.AssignedUserKey.slice(1));
  const answer = await testPortal.post(line.who, line.does, { ApplicationKey: key, ...input });
  if (RENDER) await renderAll();
  if (answer.status === 200)
    return [answer.data.ApplicationStatusCode, answer.data.CurrentStep].filter(Boolean).join(' ');
  const { Code, Fields = [], Reasons = [] } = answer.error;
  return [Code, ...Reasons.map((reason) => reason.Code), ...Fields.map((field) => field.Field)].join(' ');
}

async function validAnswers(story: BusinessScenario): Promise<Record<string, unknown>> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === story.service);
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => testPortal.upload('client', 'document')));
  return service?.validAnswers('INITIAL', keys) ?? {};
}

async function answerChecklist(user: string, key: string): Promise<void> {
  const { data } = await testPortal.get(user, '/assessment/checklist', { ApplicationKey: key });
  const { CurrentStep } = (await testPortal.get(user, '/application/view', { ApplicationKey: key })).data;
  const points = (data.Points as { PointKey: string; Step: string }[]).filter(
    (point) => point.Step === CurrentStep,
  );
  if (points.length === 0) return;
  const Answers = points.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  expect(
    (await testPortal.post(user, '/assessment/checklist/submission', { ApplicationKey: key, Answers }))
      .status,
  ).toBe(200);
}

async function renderAll(): Promise<void> {
  const documents = await testPortal.db
    .selectFrom('CertificateDocument')
    .select('Id')
    .where('Status', '=', 'INTENDED')
    .execute();
  for (const { Id } of documents)
    await renderDocument(testPortal.portal, { DocumentId: Id }, { IsLast: false });
}
