import type { Tx } from '../db/connect.ts';
import { newKey } from '../db/keys.ts';
import { newStorageKey } from '../files/storage-key.ts';
import { openFileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { comesIntoForceAtOnce } from './comes-into-force.ts';
import { currentSigner } from './current-signer.ts';
import type { CertificateFacts, LanguageSetting } from './document/facts.ts';
import { madeWith } from './document/made-with.ts';
import { renderAndSign } from './document/render-and-sign.ts';
import { TemplateBroken } from './document/template-broken.ts';
import type { CertificateRecord, DocumentRecord } from './intent.ts';
import { lockCertificate } from './next-revision.ts';
import { pictureBytes } from './printed-marks.ts';
import { putInForce } from './put-in-force.ts';
import { keepSigner } from './signing/keep-signer.ts';
import { templateSource } from './template-source.ts';

type Made = {
  StorageKey: string;
  Sha256: string;
  Size: number;
  IsDemo: boolean;
  at: Date;
  /** How it was made and signed; absent where nothing but the bytes matters. */
  how?: Pick<DocumentRecord, 'PageSize' | 'MadeWith' | 'Signer' | 'SignatureLevel' | 'IsUnstamped'>;
};

/** About ten minutes of the job's growing pauses: then a page without a time stamp is better than none. */
const STAMP_ATTEMPTS = 6;

/**
 * Makes the page of a stored intent: render, sign, keep, mark ready. Asked twice, killed half-way or run by two
 * workers at once, exactly one page becomes the document.
 */
export async function renderDocument(
  portal: Portal,
  { DocumentId }: { DocumentId: number },
  attempt: { IsLast: boolean; No?: number },
): Promise<void> {
  const document = await portal.db
    .selectFrom('CertificateDocument')
    .selectAll()
    .where('Id', '=', DocumentId)
    .executeTakeFirst();
  if (!document || document.Status === 'READY') return;
  try {
    await make(portal, document, (attempt.No ?? 1) <= STAMP_ATTEMPTS && !attempt.IsLast);
  } catch (error) {
    const isHopeless = error instanceof TemplateBroken;
    if (attempt.IsLast || isHopeless) await markFailed(portal, DocumentId);
    if (!isHopeless) throw error;
    console.error(`certificates: document ${DocumentId} cannot be printed with its template:`, error.message);
  }
}

async function make(portal: Portal, document: DocumentRecord, isStampAwaited: boolean): Promise<void> {
  const store = openFileStore(portal.settings);
  const identity = await currentSigner(portal.settings);
  const facts = document.Facts as unknown as CertificateFacts;
  // Demonstration documents of past years are signed in their own year.
  const at = identity.isDemo ? document.CreatedAt : new Date();
  const design = {
    Source: await templateSource(portal.db, document),
    Pictures: await pictureBytes(portal, facts),
  };
  const setting = document.Language as LanguageSetting;
  const { TSA_URL } = portal.settings;
  const timestampUrl = isStampAwaited ? TSA_URL : undefined;
  const signed = await renderAndSign(facts, setting, identity, { at, timestampUrl }, design);
  const { pdf, sha256 } = signed;
  const made: Made = {
    StorageKey: newStorageKey(),
    Sha256: sha256,
    Size: pdf.byteLength,
    IsDemo: identity.isDemo,
    at: portal.clock?.() ?? new Date(),
    how: {
      PageSize: signed.pageSize,
      MadeWith: madeWith(),
      Signer: identity.fingerprint,
      SignatureLevel: signed.level,
      IsUnstamped: TSA_URL !== undefined && timestampUrl === undefined,
    },
  };
  await store.put(made.StorageKey, pdf);
  await keepSigner(portal.db, identity);
  const isKept = await portal.db.transaction().execute((tx) => markReady(tx, document, facts, made));
  // Another run was faster. After an error nobody knows whether the row was written, so the bytes stay.
  if (!isKept) await store.remove(made.StorageKey);
}

/** The conditional update is what only one of several runs gets through. */
export async function markReady(
  tx: Tx,
  document: DocumentRecord,
  facts: CertificateFacts,
  made: Made,
): Promise<boolean> {
  const certificate = (await lockCertificate(tx, {
    CertificateId: document.CertificateId,
    CertificateNo: null,
  })) as CertificateRecord;
  const FileKey = newKey();
  const ready = await tx
    .updateTable('CertificateDocument')
    .set({
      Status: 'READY',
      FileKey,
      Sha256: made.Sha256,
      IsDemo: made.IsDemo,
      ReadyAt: made.at,
      ...made.how,
    })
    .where('Id', '=', document.Id)
    .where('Status', '<>', 'READY')
    .returningAll()
    .executeTakeFirst();
  if (!ready) return false;
  await tx
    .insertInto('File')
    .values({
      FileKey,
      Name: fileName(facts),
      Kind: 'document',
      Type: 'application/pdf',
      Size: made.Size,
      Sha256: made.Sha256,
      StorageKey: made.StorageKey,
      AccountId: null,
      ApplicationId: document.ApplicationId,
    })
    .execute();
  const application = await tx
    .selectFrom('Application')
    .select('ApplicationStatusCode')
    .where('Id', '=', document.ApplicationId)
    .executeTakeFirstOrThrow();
  if (comesIntoForceAtOnce(certificate, application))
    // From the moment at which it is there, however long the job had to wait: nothing is back-dated.
    await putInForce(tx, certificate, ready, made.at);
  return true;
}

const fileName = (facts: CertificateFacts): string =>
  `${facts.CertificateNo.replace(/[^A-Za-z0-9._-]/g, '-')}-R${facts.Revision}.pdf`;

const markFailed = (portal: Portal, documentId: number) =>
  portal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'FAILED' })
    .where('Id', '=', documentId)
    .where('Status', '=', 'INTENDED')
    .execute();
