import type { TestPortal } from './portal.ts';

/** The key of a new application of a given user's organisation. */
export async function makeDraft(house: TestPortal, who: string): Promise<string> {
  const service = await house.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await house.post(who, '/application/save', { ...service, AssessmentType: 'INITIAL' });
  return String(made.data.ApplicationKey);
}
