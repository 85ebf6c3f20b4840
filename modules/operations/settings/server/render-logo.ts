import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newKey } from '#platform/server/database/keys.ts';
import type { FileStore } from '#platform/server/files/store.ts';
import { storeFile } from '#platform/server/files/store-file.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';
import type { PictureOwner } from '#platform/server/media/picture/convert-picture.ts';
import { renderPicture } from '#platform/server/media/picture/render-picture.ts';

/** As large as any screen shows it. */
const SIDE = 512;

/**
 * The organisation's logo from the caller's own upload, re-encoded: only its pixels are published. A former logo is used as it
 * is, so that it can be restored.
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
  const kept = await storeFile(db, store, {
    FileKey: newKey(),
    Name: 'logo.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256: createHash('sha256').update(source).digest('hex'),
    // Belongs to the organisation, not to the person.
    AccountId: null,
    ApplicationId: null,
    source,
  });
  return { FileKey: kept.FileKey };
}

/** The form knows the picture by the name of its setting. */
function atLogo(error: unknown): never {
  if (!(error instanceof Failure) || !error.Details.Fields) throw error;
  return fail('ERR_VALIDATION', {
    Fields: error.Details.Fields.map((field) => ({ ...field, Field: 'Logo' })),
  });
}
