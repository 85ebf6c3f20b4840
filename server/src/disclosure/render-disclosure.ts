import { hasEnded } from '@assay/shared/certificate/has-ended.ts';
import type { Selectable } from 'kysely';
import { currentSigner } from '../certificate/current-signer.ts';
import { discloseNow } from '../certificate/disclose-now.ts';
import type { LanguageSetting } from '../certificate/document/facts.ts';
import { sha256 } from '../certificate/signing/sha256.ts';
import { signPdf } from '../certificate/signing/sign-pdf.ts';
import type { Tx } from '../db/connect.ts';
import { newKey } from '../db/keys.ts';
import type { Tables } from '../db/schema.ts';
import { newStorageKey } from '../files/storage-key.ts';
import { openFileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { disclosurePage } from './disclosure-page.ts';
import type { DisclosureFacts } from './facts.ts';
import { printDisclosure } from './print-disclosure.ts';

type Wanted = Selectable<Tables['DisclosureDocument']>;
type Made = { StorageKey: string; Sha256: string; Size: number; IsDemo: boolean; at: Date };

/** About a minute of the job's growing pauses: then a document without a time stamp is better than none. */
const STAMP_ATTEMPTS = 4;

/** Task `disclosure.render`: makes a decided document. Run twice or killed half-way, exactly one is kept. */
export async function renderDisclosure(
  portal: Portal,
  { DisclosureDocumentId }: { DisclosureDocumentId: number },
  attempt: { IsLast: boolean; No?: number },
): Promise<void> {
  const wanted = await portal.db
    .selectFrom('DisclosureDocument')
    .selectAll()
    .where('Id', '=', DisclosureDocumentId)
    .where('Status', '=', 'INTENDED')
    .executeTakeFirst();
  if (!wanted) return;
  try {
    await make(portal, wanted, (attempt.No ?? 1) <= STAMP_ATTEMPTS && !attempt.IsLast);
  } catch (error) {
    if (attempt.IsLast) await markFailed(portal.db, wanted.Id);
    throw error;
  }
}

async function make(portal: Portal, wanted: Wanted, isStampAwaited: boolean): Promise<void> {
  const identity = await currentSigner(portal.settings);
  const facts = wanted.Facts as unknown as DisclosureFacts;
  const { CertificateNo, PublicUrl, BodyName } = facts.Certificate;
  // Demonstration documents of past years are signed in their own year.
  const at = identity.isDemo ? wanted.CreatedAt : new Date();
  const setting = wanted.Language as LanguageSetting;
  const page = await printDisclosure(disclosurePage(facts, setting, identity.isDemo));
  const pdf = await signPdf(page, identity, {
    reason: `${CertificateNo} disclosure ${wanted.VersionNo}`,
    location: PublicUrl,
    name: BodyName.EN || BodyName.CHT || BodyName.CHS,
    at,
    isAccessible: true,
    timestampUrl: isStampAwaited ? portal.settings.TSA_URL : undefined,
  });
  const store = openFileStore(portal.settings);
  const StorageKey = newStorageKey();
  await store.put(StorageKey, pdf);
  const made: Made = {
    StorageKey,
    Sha256: sha256(pdf),
    Size: pdf.byteLength,
    IsDemo: identity.isDemo,
    at: portal.clock?.() ?? new Date(),
  };
  const isKept = await portal.db.transaction().execute((tx) => markReady(tx, wanted, made));
  // Another run was faster, or nothing is left to disclose.
  if (!isKept) await store.remove(StorageKey);
}

/** Locks the application, then its certificate, as every action does. */
async function markReady(tx: Tx, wanted: Wanted, made: Made): Promise<boolean> {
  const application = await tx
    .selectFrom('Application')
    .selectAll()
    .where('Id', '=', wanted.ApplicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const certificate = await tx
    .selectFrom('Certificate')
    .select('CertificateStatusCode')
    .where('Id', '=', wanted.CertificateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (hasEnded(certificate.CertificateStatusCode)) {
    await markFailed(tx, wanted.Id);
    return false;
  }
  const FileKey = newKey();
  const ready = await tx
    .updateTable('DisclosureDocument')
    .set({ Status: 'READY', FileKey, Sha256: made.Sha256, IsDemo: made.IsDemo, ReadyAt: made.at })
    .where('Id', '=', wanted.Id)
    .where('Status', '=', 'INTENDED')
    .returning('Id')
    .executeTakeFirst();
  if (!ready) return false;
  await keepFile(tx, wanted, FileKey, made);
  // Somebody handed in another meanwhile: theirs stays.
  if (application.DisclosureFile !== wanted.Replaces) return true;
  await tx
    .updateTable('Application')
    .set({ DisclosureFile: FileKey, IsManualDisclosure: false })
    .where('Id', '=', application.Id)
    .execute();
  await discloseNow(tx, {
    application,
    account: { Id: wanted.AccountId },
    at: made.at,
    fileKey: FileKey,
    asRole: wanted.AsRole,
    remark: wanted.Remark,
  });
  return true;
}

async function keepFile(tx: Tx, wanted: Wanted, FileKey: string, made: Made): Promise<void> {
  const { CertificateNo } = (wanted.Facts as unknown as DisclosureFacts).Certificate;
  await tx
    .insertInto('File')
    .values({
      FileKey,
      Name: `${CertificateNo.replace(/[^A-Za-z0-9._-]/g, '-')}-disclosure-${wanted.VersionNo}.pdf`,
      Kind: 'document',
      Type: 'application/pdf',
      Size: made.Size,
      Sha256: made.Sha256,
      StorageKey: made.StorageKey,
      AccountId: null,
      ApplicationId: wanted.ApplicationId,
    })
    .execute();
}

const markFailed = (db: Portal['db'] | Tx, id: number) =>
  db
    .updateTable('DisclosureDocument')
    .set({ Status: 'FAILED' })
    .where('Id', '=', id)
    .where('Status', '=', 'INTENDED')
    .execute();
