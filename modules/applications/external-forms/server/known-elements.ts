import type { Queries } from '#platform/server/database/connect.ts';
import type { FormElement } from '../rules/element.ts';

/** The elements of a form as they were last read; none where it never was. */
export async function knownElements(db: Queries, formId: string): Promise<FormElement[]> {
  const row = await db
    .selectFrom('ExternalForm')
    .select('Elements')
    .where('FormId', '=', formId)
    .executeTakeFirst();
  return row?.Elements ?? [];
}
