import type { Queries } from '#platform/server/database/connect.ts';
import type { DocumentRecord } from './document-request.ts';

/** The template that was decided with the document, whatever the service prints with by now; null: the portal's own. */
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
