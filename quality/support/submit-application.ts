import { expect } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import type { TestPortal } from './portal.ts';

/** Creates a submitted quality management application of this client in this industry. */
export async function submitApplication(portal: TestPortal, user: string, Industry: string): Promise<string> {
  const service = demoServices.find(({ Definition }) => Definition.SchemeCode === 'QM');
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const created = await portal.post(user, '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  const { ApplicationKey } = created.data;
  const files = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload(user, 'document')));
  const Answers = { ...service?.validAnswers('INITIAL', files), Industry };
  expect((await portal.post(user, '/application/save', { ApplicationKey, Answers })).status).toBe(200);
  expect((await portal.post(user, '/application/submit', { ApplicationKey })).status).toBe(200);
  return String(ApplicationKey);
}
