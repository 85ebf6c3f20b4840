import type { Queries } from '../db/connect.ts';
import { failField } from '../http/fail.ts';

/**
 * What anybody may open has to be a PDF that was handed in as a document: the board's record has a kind of its own,
 * which never leaves the body.
 */
export async function needPublicPdf(db: Queries, fileKey: string): Promise<void> {
  const file = await db
    .selectFrom('File')
    .select(['Type', 'Kind'])
    .where('FileKey', '=', fileKey)
    .executeTakeFirst();
  if (file?.Type !== 'application/pdf' || file.Kind !== 'document')
    failField('Attachment', 'ERR_UPLOAD_TYPE', { kinds: 'PDF' });
}
