/** The record of a decision as PDF: what it prints in each language, and who gets it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atAssessor } from '#quality/support/at-assessor.ts';
import { pdfInfo, pdfReading } from '#quality/support/pdf-tools.ts';
import { startTestPortal, type TestPortal } from '#quality/support/portal.ts';

const WHY = 'The scope is not one that we certify.';
let portal: TestPortal;
let decision: { DecisionKey: string; DecisionNo: string };
beforeAll(async () => {
  portal = await startTestPortal();
  const file = await atAssessor(portal);
  await file.done('assessor', '/application/rejected', { Remark: WHY });
  decision = await portal.db
    .selectFrom('CertificationDecision')
    .innerJoin('Application', 'Application.Id', 'CertificationDecision.ApplicationId')
    .select(['DecisionKey', 'DecisionNo'])
    .where('Application.ApplicationKey', '=', file.key)
    .executeTakeFirstOrThrow();
});
afterAll(() => portal?.close());

const request = (user: string, Language?: string) =>
  portal.post(user, '/decision/document', {
    DecisionKey: decision.DecisionKey,
    ...(Language && { Language }),
  });
const download = (url: unknown) => portal.app.inject({ method: 'GET', url: String(url) });
const printed = async (Language: string) => {
  const answer = await download((await request('admin', Language)).data.Url);
  return (await pdfReading(answer.rawPayload)).replace(/\s+/g, Language === 'EN' ? ' ' : '');
};

test('is one PDF, once, with its number as name', async () => {
  const { data } = await request('admin');
  const answer = await download(data.Url);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${decision.DecisionNo}.pdf"`,
    'cache-control': 'no-store',
  });
  expect(await pdfInfo(answer.rawPayload)).toContain(
    `Record of a certification decision · ${decision.DecisionNo}`,
  );
  expect((await download(data.Url)).statusCode).toBe(404);
});

test('prints type, subject, grounds, decider, what was considered and separation of duties in three languages', async () => {
  const english = await printed('EN');
  for (const text of [
    ...[
      decision.DecisionNo,
      'Decision Refuse',
      `Grounds ${WHY}`,
      'Decided by',
      '· Assessor',
      'Effective from',
    ],
    ...['Subject', 'Green Finance Certification', 'What was considered', 'No nonconformities'],
    'The decider took part in the evaluation within the certification cycle.',
  ])
    expect(english).toContain(text);
  const traditional = await printed('CHT');
  for (const text of ['認證決定紀錄', '拒絕認證', '理由', '決定人', '職責分離', '評審員'])
    expect(traditional).toContain(text);
  const simplified = await printed('CHS');
  for (const text of ['认证决定记录', '拒绝认证', '决定人', '职责分离', '评审员'])
    expect(simplified).toContain(text);
});

test('only staff who see the decision get it, also when the ticket is used', async () => {
  expect((await request('client')).error.Code).toBe('ERR_FORBIDDEN');
  expect((await request('assessor-onsite')).error.Code).toBe('ERR_NOT_FOUND');
  expect((await request('assessor')).error.Code).toBeUndefined();
});
