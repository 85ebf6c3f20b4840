import type { Queries } from '#platform/server/database/connect.ts';
import type { FormElement } from '../rules/element.ts';

/**
 * Returns the elements of an external form as stored at its last synchronisation; empty if it was never
 * read.
 */
export async function knownElements(db: Queries, formId: string): Promise<FormElement[]> {
  const row = await db
    .selectFrom('ExternalForm')
    .select('Elements')
    .where('FormId', '=', formId)
    .executeTakeFirst();
  return row?.Elements ?? [];
}
