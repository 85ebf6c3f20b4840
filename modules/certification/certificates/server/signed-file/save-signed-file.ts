import type { Tx } from '#platform/server/database/connect.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { newStorageKey } from '#platform/server/files/storage-key.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { saveSigner } from '#platform/server/signing/save-signer.ts';
import type { SignedFile } from './signed-file.ts';

type Signed = { pdf: Uint8Array; sha256: string };

/**
 * Stores a signed PDF and has `markReady` write the rows that reference it; if that returns false because
 * another run was faster, the PDF is removed. After an error the bytes are kept, since the rows may exist.
 */
export async function saveSignedFile(
  portal: Portal,
  { pdf, sha256 }: Signed,
  identity: SigningIdentity,
  markReady: (tx: Tx, made: SignedFile) => Promise<boolean>,
): Promise<void> {
  const store = openFileStore(portal.settings);
  const made: SignedFile = {
    StorageKey: newStorageKey(),
    Sha256: sha256,
    Size: pdf.byteLength,
    IsDemo: identity.isDemo,
    at: portal.clock?.() ?? new Date(),
  };
  await store.put(made.StorageKey, pdf);
  await saveSigner(portal.db, identity);
  const isStored = await portal.db.transaction().execute((tx) => markReady(tx, made));
  if (!isStored) await store.remove(made.StorageKey);
}
