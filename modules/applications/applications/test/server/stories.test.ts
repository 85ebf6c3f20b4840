import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { renderDocument } from '#modules/certification/certificates/server/render-document.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';
import { type BusinessStory, businessStories, type Line } from '#quality/support/stories.ts';

let house: TestPortal;
beforeAll(async () => {
  house = await startTestPortal();
});
afterAll(() => house.close());

describe.each(businessStories)('$title', (story: BusinessStory) => {
  let key: string;
  test('begins as a draft', async () => {
    const { ServiceKey } = await house.db
      .selectFrom('Service')
      .select('ServiceKey')
      .where('SchemeCode', '=', story.service)
      .executeTakeFirstOrThrow();
    const created = await house.post('client', '/application/save', {
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

async function play(line: Line, story: BusinessStory, key: string): Promise<string> {
  const { CHECKLIST, RENDER, ...input } = line.with ?? {};
  if (CHECKLIST) await answerChecklist(line.who, key);
  if (input.Answers === 'VALID') input.Answers = await validAnswers(story);
  if (Array.isArray(input.Attachment))
    input.Attachment = [await house.upload(line.who, input.Attachment[0] as FileKind)];
  if (typeof input.AssignedUserKey === 'string')
    input.AssignedUserKey = await house.userKey(input.AssignedUserKey.slice(1));
  const answer = await house.post(line.who, line.does, { ApplicationKey: key, ...input });
  if (RENDER) await renderAll();
  if (answer.status === 200)
    return [answer.data.ApplicationStatusCode, answer.data.CurrentStep].filter(Boolean).join(' ');
  const { Code, Fields = [], Reasons = [] } = answer.error;
  return [Code, ...Reasons.map((reason) => reason.Code), ...Fields.map((field) => field.Field)].join(' ');
}

async function validAnswers(story: BusinessStory): Promise<Record<string, unknown>> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === story.service);
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => house.upload('client', 'document')));
  return service?.validAnswers('INITIAL', keys) ?? {};
}

async function answerChecklist(who: string, key: string): Promise<void> {
  const { data } = await house.get(who, '/assessment/checklist', { ApplicationKey: key });
  const { CurrentStep } = (await house.get(who, '/application/view', { ApplicationKey: key })).data;
  const points = (data.Points as { PointKey: string; Step: string }[]).filter(
    (point) => point.Step === CurrentStep,
  );
  if (points.length === 0) return;
  const Answers = points.map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  expect(
    (await house.post(who, '/assessment/checklist/submission', { ApplicationKey: key, Answers })).status,
  ).toBe(200);
}

async function renderAll(): Promise<void> {
  const documents = await house.db
    .selectFrom('CertificateDocument')
    .select('Id')
    .where('Status', '=', 'INTENDED')
    .execute();
  for (const { Id } of documents) await renderDocument(house.portal, { DocumentId: Id }, { IsLast: false });
}
