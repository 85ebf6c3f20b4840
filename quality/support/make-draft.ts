import type { TestPortal } from './portal.ts';

/**
 * Creates an empty draft application (ISO 9001 service, initial assessment) through the API as the given
 * demo user, for server tests; returns its key.
 */
export async function makeDraft(portal: TestPortal, user: string): Promise<string> {
  const service = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await portal.post(user, '/application/save', { ...service, AssessmentType: 'INITIAL' });
  return String(made.data.ApplicationKey);
}
