/**
 * Converts a logo uploaded in the portal settings to the certification body's stored logo (re-encoded, 512
 * pixels); a former logo is reused unchanged, so that it can be restored.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newKey } from '#platform/server/database/keys.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import type { PictureOwner } from '#platform/server/media/picture/convert-picture.ts';
import { renderPicture } from '#platform/server/media/picture/render-picture.ts';

/** Side length in pixels, enough for every screen. */
const SIDE = 512;

/**
 * Re-encodes the logo from the caller's own upload, so that only its pixels are published. A former logo is
 * reused unchanged, so that it can be restored.
 */
export async function renderLogo(
  portal: Portal,
  store: FileStore,
  { FileKey, owner }: { FileKey: string; owner: PictureOwner },
): Promise<{ FileKey: string }> {
  const { db } = portal;
  const known = await db
    .selectFrom('PortalSettingHistory')
    .select('Key')
    .where('Key', '=', 'Logo')
    .where(sql<boolean>`after ->> 'FileKey' = ${FileKey}`)
    .limit(1)
    .executeTakeFirst();
  if (known) return { FileKey };
  const { source } = await renderPicture(portal, store, { FileKey, owner, side: SIDE }).catch(atLogo);
  const storedFile = await storeFile(db, store, {
    FileKey: newKey(),
    Name: 'logo.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256: createHash('sha256').update(source).digest('hex'),
    // Owned by the organisation, not by the uploading user.
    AccountId: null,
    ApplicationId: null,
    source,
  });
  return { FileKey: storedFile.FileKey };
}

/** Assigns upload errors to the form field `Logo`. */
function atLogo(error: unknown): never {
  if (!(error instanceof Failure) || !error.Details.Fields) throw error;
  return fail('ERR_VALIDATION', {
    Fields: error.Details.Fields.map((field) => ({ ...field, Field: 'Logo' })),
  });
}
