import type { TestPortal } from './portal.ts';

/**
 * Creates a draft application for the ISO 9001 (quality management) service through the API as the given
 * demo user, for server tests; throws if refused, returns its key.
 */
export async function makeApplication(portal: TestPortal, user: string): Promise<string> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await portal.post(user, '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  if (made.status !== 200) throw new Error(`no application: ${JSON.stringify(made.error)}`);
  return String(made.data.ApplicationKey);
}
