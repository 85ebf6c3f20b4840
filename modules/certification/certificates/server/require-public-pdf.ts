import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { isWholePdf } from '#platform/server/files/is-whole-pdf.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { failField } from '#platform/server/http/fail.ts';

/**
 * A publicly accessible file must be a complete PDF that was uploaded as a document: the board's record has its own type and
 * never leaves the certification body.
 */
export async function requirePublicPdf(db: Queries, settings: Settings, fileKey: string): Promise<void> {
  const file = await db
    .selectFrom('File')
    .select(['Type', 'Kind', 'Size', 'StorageKey'])
    .where('FileKey', '=', fileKey)
    .executeTakeFirst();
  if (file?.Type !== 'application/pdf' || file.Kind !== 'document')
    return failField('Attachment', 'ERR_UPLOAD_TYPE', { kinds: 'PDF' });
  // The placeholder of a dry run has no bytes; an uploaded file is never empty.
  if (file.Size > 0 && !(await isWholePdf(openFileStore(settings), file.StorageKey)))
    return failField('Attachment', 'ERR_UPLOAD_PDF');
}
