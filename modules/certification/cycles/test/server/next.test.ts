import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { insertCertified, insertInvoice } from '#quality/support/certified.ts';
import { type Answer, startTestPortal, type TestPortal } from '#quality/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.close());

async function done(user: string, path: string, body: object): Promise<Answer['data']> {
  const answer = await portal.post(user, path, body);
  expect(answer.error.Code, JSON.stringify(answer.error)).toBeUndefined();
  return answer.data;
}

test('the next cycle starts with the last answers and their files, which its assessor can open', async () => {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'GF')
    .executeTakeFirstOrThrow();
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const Answers = demoServices[0]?.validAnswers('INITIAL', files);
  const { ApplicationKey } = await done('client', '/application/save', { ServiceKey });
  await done('client', '/application/save', { ApplicationKey, Answers });
  await portal.db
    .updateTable('Application')
    .set({ ApplicationStatusCode: 'COMPLETED', DecisionDate: '2025-03-14', ExpiryDate: '2028-03-13' })
    .where(announceStatus('application', 'COMPLETED'))
    .where('ApplicationKey', '=', String(ApplicationKey))
    .execute();
  await done('admin', '/application/generate/cycle', { ApplicationKey });
  const next = await done('admin', '/application/shownextcycle', { ApplicationKey });
  expect(next).toMatchObject({ ApplicationStatusCode: 'INPROGRESS', AssessmentType: 'SURVEILLANCE' });

  const key = { ApplicationKey: next.ApplicationKey };
  const form = await portal.get('client', '/application/form', {
    ApplicationKey: String(next.ApplicationKey),
  });
  await done('client', '/application/save', { ...key, Answers: form.data.Answers });

  const FileKey = files.find((file) => JSON.stringify(form.data.Answers).includes(file));
  expect((await portal.post('assessor', '/media/ticket', { FileKey })).status).toBe(404);
  const { Id } = await portal.db
    .selectFrom('Application')
    .select('Id')
    .where('ApplicationKey', '=', String(next.ApplicationKey))
    .executeTakeFirstOrThrow();
  const assessor = await portal.db
    .selectFrom('Account')
    .select('Id')
    .where('Email', '=', 'assessor@demo.test')
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto('ApplicationPerson')
    .values({ ApplicationId: Id, AccountId: assessor.Id, Mode: 'ASSESSOR', AssignedAt: new Date() })
    .execute();
  expect((await portal.post('assessor', '/media/ticket', { FileKey })).status).toBe(200);
  expect((await portal.post('client2', '/media/ticket', { FileKey })).status).toBe(404);
});

test('a renewal adds its years once, however often number and dates are confirmed', async () => {
  const first = await insertCertified(portal, { no: 'QM-2025-90021', effective: '2025-03-14' });
  await insertInvoice(portal, first, 'BYPASSED');
  const page = async (user: string) => [await portal.upload(user, 'document')];
  const of = ({ ApplicationKey }: { ApplicationKey: string }) => ({ ApplicationKey });
  await done('scheduling', '/application/certificate/upload', {
    ...of(first),
    Attachment: await page('scheduling'),
  });
  await done('scheduling', '/application/publish', of(first));
  const renewal = await insertCertified(portal, { no: 'QM-2025-90021', type: 'RENEWAL', parentId: first.Id });
  await insertInvoice(portal, renewal, 'BYPASSED');
  // Not confirmed yet, so it has no dates of its own.
  await portal.db
    .updateTable('Application')
    .set({ DecisionDate: null, EffectiveDate: null, ExpiryDate: null })
    .where('Id', '=', renewal.Id)
    .execute();
  const confirm = async () => {
    const Attachment = [await portal.upload('scheduling', 'crb')];
    return (await done('scheduling', '/application/crb/confirm', { ...of(renewal), Attachment })).ExpiryDate;
  };
  expect(await confirm()).toBe('2031-03-13');
  await done('scheduling', '/application/certificate/upload', {
    ...of(renewal),
    Attachment: await page('scheduling'),
  });
  await done('scheduling', '/application/publish', of(renewal));
  expect(await confirm()).toBe('2031-03-13');

  const wrong = await portal.post('scheduling', '/application/crb/confirm', {
    ...of(renewal),
    Attachment: await page('scheduling'),
  });
  expect(wrong.error).toMatchObject({ Code: 'ERR_VALIDATION', Fields: [{ Field: 'Attachment' }] });
});
