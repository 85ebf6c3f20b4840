import type { TestPortal } from './portal.ts';

/** Creates a draft application for the organisation of a given user and returns its key. */
export async function makeDraft(portal: TestPortal, user: string): Promise<string> {
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await portal.post(user, '/application/save', { ...service, AssessmentType: 'INITIAL' });
  return String(made.data.ApplicationKey);
}
