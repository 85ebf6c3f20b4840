import { buffer } from 'node:stream/consumers';
import {
  currentSigner,
  type DocumentRecord,
  pictureBytes,
  rendererFingerprint,
  renderPage,
  templateSource,
} from '#modules/certification/certificates/server/index.ts';
import type { Difference } from '#platform/server/comparison/types.ts';
import { nullIfMissing } from '#platform/server/files/null-if-missing.ts';
import { openFileStore } from '#platform/server/files/open-store.ts';
import { isStorageKey } from '#platform/server/files/storage-key.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { sha256 } from '#platform/server/signing/sha256.ts';
import { verifySignature } from '#platform/server/signing/verify-signature.ts';
import type { CheckName } from './types.ts';

type CheckedDocument = { document: DocumentRecord; About: string; file: Uint8Array };

/**
 * Part of the check of certificate proofs: a finished page's file exists, is the one generated, is signed by
 * this portal and can be reprinted identically from its facts. Uploaded pages need only their hash.
 */
export async function documentChecks(
  portal: Portal,
  document: DocumentRecord,
  certificateNo: string,
): Promise<Difference[]> {
  const About = `${certificateNo} R${document.Revision}`;
  const file = await storedFile(portal, document);
  if (!file) return [toDifference('FILE_MISSING', About, document.Sha256 ?? '', '')];
  const now = sha256(file);
  if (now !== document.Sha256) return [toDifference('FILE_CHANGED', About, document.Sha256 ?? '', now)];
  // Uploaded pages are accepted as they are.
  if (document.IsManual) return [];
  const looked = { document, About, file };
  return [...(await signatureOf(portal, looked)), ...(await pageOf(portal, looked))];
}

const toDifference = (Check: CheckName, About: string, Expected: string, Found: string): Difference => ({
  Check,
  About,
  Expected,
  Found,
});

async function storedFile(portal: Portal, { FileKey }: DocumentRecord): Promise<Uint8Array | null> {
  const row =
    FileKey === null
      ? undefined
      : await portal.db
          .selectFrom('File')
          .select('StorageKey')
          .where('FileKey', '=', FileKey)
          .executeTakeFirst();
  if (!row || !isStorageKey(row.StorageKey)) return null;
  // Only a missing file is a finding; if the store does not answer, the record is reported as unreadable.
  return openFileStore(portal.settings).get(row.StorageKey).then(buffer).catch(nullIfMissing);
}

async function signatureOf(
  portal: Portal,
  { document, About, file }: CheckedDocument,
): Promise<Difference[]> {
  const { IsSound, Signer, Covers, StampedAt, IsSealed } = await verifySignature(file);
  const isStamped = document.SignatureLevel !== null && document.SignatureLevel !== 'B-B';
  const isWhole = isStamped ? IsSealed && StampedAt !== null : Covers === file.byteLength;
  const found: Difference[] = [];
  if (!IsSound || !isWhole)
    found.push(
      toDifference('SIGNATURE_BROKEN', About, document.SignatureLevel ?? 'B-B', IsSound ? `${Covers}` : ''),
    );
  else if (!(await isOurs(portal, document, Signer)))
    found.push(toDifference('SIGNATURE_FOREIGN', About, document.Signer ?? '', Signer ?? ''));
  if (document.IsUnstamped)
    found.push(toDifference('SIGNATURE_UNSTAMPED', About, 'B-LTA', document.SignatureLevel ?? ''));
  return found;
}

/**
 * Whether the page was signed with the recorded certificate, or for older pages without that record, with a
 * known one.
 */
async function isOurs(
  portal: Portal,
  { Signer: storedSigner }: DocumentRecord,
  signer: string | null,
): Promise<boolean> {
  if (signer === null || (storedSigner !== null && storedSigner !== signer)) return false;
  if ((await currentSigner(portal.settings)).fingerprint === signer) return true;
  const known = await portal.db
    .selectFrom('SigningCertificate')
    .select('Fingerprint')
    .where('Fingerprint', '=', signer)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Reprinted from its facts, the page must equal the beginning of the file, unless the renderer has changed
 * since.
 */
async function pageOf(portal: Portal, { document, About, file }: CheckedDocument): Promise<Difference[]> {
  if (document.MadeWith !== rendererFingerprint() || document.PageSize === null) return [];
  const facts = document.Facts;
  const page = await renderPage({ ...facts, IsDemo: document.IsDemo }, document.Language as LanguageSetting, {
    Source: await templateSource(portal.db, document),
    Pictures: await pictureBytes(portal, facts),
  }).catch((error: unknown) => {
    // Reported as a difference below; the reason is only in the log.
    console.error(`certificates: ${About} could not be reprinted:`, error);
    return new Uint8Array();
  });
  const stored = file.subarray(0, document.PageSize);
  return Buffer.from(stored).equals(page)
    ? []
    : [toDifference('PAGE_DIFFERS', About, sha256(page), sha256(stored))];
}
