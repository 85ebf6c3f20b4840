import { newKey } from '#platform/server/database/keys.ts';
import { keepFile } from '#platform/server/files/keep-file.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import type { Portal, SignedIn } from '#platform/server/http/context.ts';
import { drawPicture } from '#platform/server/media/picture/draw-picture.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';

/** Enough for 600 dots per inch at the size in which any of them is printed. */
const SIDE = 1400;

export type DrawnMark = { FileKey: string; Sha256: string; Width: number; Height: number };

/** An own upload, drawn anew: only its pixels go on certificates. */
export async function drawMark(portal: Portal & { actor: SignedIn }, fileKey: string): Promise<DrawnMark> {
  const { db, settings, actor } = portal;
  const store = openFileStore(settings);
  const asked = { FileKey: fileKey, owner: actor, side: SIDE };
  const { source, Width, Height } = await drawPicture(portal, store, asked);
  const Sha256 = sha256(source);
  const { FileKey } = await keepFile(db, store, {
    FileKey: newKey(),
    Name: 'mark.png',
    Kind: 'image',
    Type: 'image/png',
    Size: source.byteLength,
    Sha256,
    // The body's, not the person's: closing an account must not take it off old certificates.
    AccountId: null,
    ApplicationId: null,
    source,
  });
  return { FileKey, Sha256, Width, Height };
}
