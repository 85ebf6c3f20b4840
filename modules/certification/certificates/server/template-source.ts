import type { Queries } from '#platform/server/database/connect.ts';
import type { DocumentRecord } from './document-request.ts';

/**
 * Source of the template chosen with the document, whatever the service uses by now; null for the built-in
 * page.
 */
export async function templateSource(
  db: Queries,
  { TemplateKey }: Pick<DocumentRecord, 'TemplateKey'>,
): Promise<string | null> {
  if (TemplateKey === null) return null;
  const { Source } = await db
    .selectFrom('TemplateVersion')
    .select('Source')
    .where('TemplateKey', '=', TemplateKey)
    .executeTakeFirstOrThrow();
  return Source;
}
