import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { isWholePdf } from '#platform/server/files/is-whole-pdf.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { failField } from '#platform/server/http/fail.ts';

/**
 * Refuses an uploaded certificate or disclosure file that is not a complete PDF of the document type, so
 * that the board's record, which has its own type, is never published.
 */
export async function requirePublicPdf(db: Queries, settings: Settings, fileKey: string): Promise<void> {
  const file = await db
    .selectFrom('File')
    .select(['Type', 'Kind', 'Size', 'StorageKey'])
    .where('FileKey', '=', fileKey)
    .executeTakeFirst();
  if (file?.Type !== 'application/pdf' || file.Kind !== 'document')
    return failField('Attachment', 'ERR_UPLOAD_TYPE', { kinds: 'PDF' });
  // A dry run uses an empty placeholder; an uploaded file is never empty.
  if (file.Size > 0 && !(await isWholePdf(openFileStore(settings), file.StorageKey)))
    return failField('Attachment', 'ERR_UPLOAD_PDF');
}
