import type { Queries } from '#platform/server/database/connect.ts';
import type { DocumentRecord } from './document-request.ts';

/**
 * Reads the source of the custom template with which a certificate document was requested, whatever the
 * service uses by now; null for the built-in page.
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
