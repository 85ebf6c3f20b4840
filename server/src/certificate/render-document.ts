import type { Tx } from '../db/connect.ts';
import { newKey } from '../db/keys.ts';
import { newStorageKey } from '../files/storage-key.ts';
import { openFileStore } from '../files/store.ts';
import type { Portal } from '../http/context.ts';
import { comesIntoForceAtOnce } from './comes-into-force.ts';
import { currentSigner } from './current-signer.ts';
import type { CertificateFacts, LanguageSetting } from './document/facts.ts';
import { renderAndSign } from './document/render-and-sign.ts';
import { TemplateBroken } from './document/template-broken.ts';
import type { CertificateRecord, DocumentRecord } from './intent.ts';
import { lockCertificate } from './next-revision.ts';
import { pictureBytes } from './printed-marks.ts';
import { putInForce } from './put-in-force.ts';
import { templateSource } from './template-source.ts';

type Made = { StorageKey: string; Sha256: string; Size: number; IsDemo: boolean; at: Date };

/**
 * Makes the page of a stored intent: render, sign, keep, mark ready. Asked twice, killed half-way or run by two
 * workers at once, exactly one page becomes the document.
 */
export async function renderDocument(
  portal: Portal,
  { DocumentId }: { DocumentId: number },
  attempt: { IsLast: boolean },
): Promise<void> {
  const document = await portal.db
    .selectFrom('CertificateDocument')
    .selectAll()
    .where('Id', '=', DocumentId)
    .executeTakeFirst();
  if (!document || document.Status === 'READY') return;
  try {
    await make(portal, document);
  } catch (error) {
    const isHopeless = error instanceof TemplateBroken;
    if (attempt.IsLast || isHopeless) await markFailed(portal, DocumentId);
    if (!isHopeless) throw error;
    console.error(`certificates: document ${DocumentId} cannot be printed with its template:`, error.message);
  }
}

async function make(portal: Portal, document: DocumentRecord): Promise<void> {
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
  const { pdf, sha256 } = await renderAndSign(facts, setting, identity, { at }, design);
  const made: Made = {
    StorageKey: newStorageKey(),
    Sha256: sha256,
    Size: pdf.byteLength,
    IsDemo: identity.isDemo,
    at: portal.clock?.() ?? new Date(),
  };
  await store.put(made.StorageKey, pdf);
  const isKept = await portal.db.transaction().execute((tx) => markReady(tx, document, facts, made));
  // Another run was faster. After an error nobody knows whether the row was written, so the bytes stay.
  if (!isKept) await store.remove(made.StorageKey);
}

/** The template that was decided with the document, whatever the service prints with by now. */
async function templateSource({ db }: Portal, { TemplateKey }: DocumentRecord): Promise<string | null> {
  if (TemplateKey === null) return null;
  const { Source } = await db
    .selectFrom('TemplateVersion')
    .select('Source')
    .where('TemplateKey', '=', TemplateKey)
    .executeTakeFirstOrThrow();
  return Source;
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
    .set({ Status: 'READY', FileKey, Sha256: made.Sha256, IsDemo: made.IsDemo, ReadyAt: made.at })
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
    await putInForce(tx, certificate, ready, { at: made.at, account: null });
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
