import type { FormElement } from '@assay/shared/external-form/element.ts';
import type { Queries } from '../db/connect.ts';

/** The elements of a form as they were last read; none where it never was. */
export async function knownElements(db: Queries, formId: string): Promise<FormElement[]> {
  const row = await db
    .selectFrom('ExternalForm')
    .select('Elements')
    .where('FormId', '=', formId)
    .executeTakeFirst();
  return row?.Elements ?? [];
}
