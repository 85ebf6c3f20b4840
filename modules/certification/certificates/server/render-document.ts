/**
 * Job that renders, signs and stores a requested certificate page, and puts it into force if allowed;
 * however often it runs, exactly one page becomes the document.
 */
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { safeFileName } from '#platform/server/files/safe-file-name.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Attempt } from '#platform/server/jobs/handler.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { activateRevision } from './activate-revision.ts';
import { currentSigner } from './current-signer.ts';
import { renderAndSign } from './document/render-and-sign.ts';
import { rendererFingerprint } from './document/renderer-fingerprint.ts';
import type { DocumentRecord } from './document-request.ts';
import { isImmediatelyActive } from './is-immediately-active.ts';
import { pictureBytes } from './printed-marks.ts';
import { attemptGeneration } from './signed-file/attempt-generation.ts';
import { lockBoth } from './signed-file/lock-both.ts';
import { nameSignedFile } from './signed-file/name-signed-file.ts';
import { saveSignedFile } from './signed-file/save-signed-file.ts';
import type { SignedFile } from './signed-file/signed-file.ts';
import { signingMoment } from './signed-file/signing-moment.ts';
import { templateSource } from './template-source.ts';

/** Details of how a page was rendered and signed. */
type RenderingDetails = Pick<
  DocumentRecord,
  'PageSize' | 'MadeWith' | 'Signer' | 'SignatureLevel' | 'IsUnstamped'
>;

/**
 * Task `certificate.render`: renders the page of a stored request, signs, stores and marks it ready. If
 * requested twice, killed half-way or run by two workers at once, exactly one page becomes the document.
 */
export async function renderDocument(
  portal: Portal,
  { DocumentId }: { DocumentId: number },
  attempt: Attempt,
): Promise<void> {
  const document = await portal.db
    .selectFrom('CertificateDocument')
    .selectAll()
    .where('Id', '=', DocumentId)
    .executeTakeFirst();
  if (!document || document.Status === 'READY') return;
  await attemptGeneration(attempt, {
    make: (isStampAwaited) => generate(portal, document, isStampAwaited),
    markFailed: () => markFailed(portal, DocumentId),
    what: `certificates: document ${DocumentId}`,
  });
}

async function generate(portal: Portal, document: DocumentRecord, isStampAwaited: boolean): Promise<void> {
  const identity = await currentSigner(portal.settings);
  const facts = document.Facts;
  const at = signingMoment(identity, document.CreatedAt);
  const design = {
    Source: await templateSource(portal.db, document),
    Pictures: await pictureBytes(portal, facts),
  };
  const setting = document.Language as LanguageSetting;
  const { TSA_URL } = portal.settings;
  const timestampUrl = isStampAwaited ? TSA_URL : undefined;
  const signed = await renderAndSign(facts, setting, identity, { at, timestampUrl }, design);
  const how: RenderingDetails = {
    PageSize: signed.pageSize,
    MadeWith: rendererFingerprint(),
    Signer: identity.fingerprint,
    SignatureLevel: signed.level,
    IsUnstamped: TSA_URL !== undefined && timestampUrl === undefined,
  };
  await saveSignedFile(portal, signed, identity, (tx, made) => markReady(tx, document, made, how));
}

/**
 * Marks the document ready with a conditional update, which only one of several runs passes. Without `how`
 * only the bytes are recorded.
 */
export async function markReady(
  tx: Tx,
  document: DocumentRecord,
  made: SignedFile,
  how?: RenderingDetails,
): Promise<boolean> {
  const { application, certificate } = await lockBoth(tx, document);
  const { Sha256, IsDemo, at } = made;
  const FileKey = newKey();
  const ready = await tx
    .updateTable('CertificateDocument')
    .set({ Status: 'READY', FileKey, Sha256, IsDemo, ReadyAt: at, ...how })
    .where('Id', '=', document.Id)
    .where('Status', '<>', 'READY')
    .returningAll()
    .executeTakeFirst();
  if (!ready) return false;
  const { ApplicationId, Facts } = ready;
  const { CertificateNo, Revision } = Facts;
  const Name = `${safeFileName(CertificateNo)}-R${Revision}.pdf`;
  await nameSignedFile(tx, made, { FileKey, Name, ApplicationId });
  if (await isImmediatelyActive(tx, certificate, application))
    // In force from the time at which the page is ready, however long the job had to wait: nothing is
    // backdated.
    await activateRevision(tx, certificate, ready, at);
  return true;
}

const markFailed = (portal: Portal, documentId: number) =>
  portal.db
    .updateTable('CertificateDocument')
    .set({ Status: 'FAILED' })
    .where('Id', '=', documentId)
    .where('Status', '=', 'INTENDED')
    .execute();
