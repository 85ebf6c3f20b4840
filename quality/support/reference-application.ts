import type { TestPortal } from './portal.ts';

/** A new application of a client for quality management, as the client's own first save makes it. */
export async function makeApplication(portal: TestPortal, who: string): Promise<string> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', 'QM')
    .executeTakeFirstOrThrow();
  const made = await portal.post(who, '/application/save', { ServiceKey, AssessmentType: 'INITIAL' });
  if (made.status !== 200) throw new Error(`no application: ${JSON.stringify(made.error)}`);
  return String(made.data.ApplicationKey);
}
