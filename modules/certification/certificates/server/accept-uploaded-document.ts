import type { Tx } from '#platform/server/database/connect.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';
import { activateRevision } from './activate-revision.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';
import { isImmediatelyActive } from './is-immediately-active.ts';
import { lockCertificate, nextRevision } from './next-revision.ts';
import { requirePublicPdf } from './require-public-pdf.ts';

/**
 * Accepts an uploaded PDF unchanged as the next revision of an application's certificate and puts it into
 * force immediately if allowed; returns the certificate's id.
 */
export async function acceptUploadedDocument(
  tx: Tx,
  { fileKey, ...intent }: DocumentRequest & { fileKey: string },
): Promise<number> {
  const { application, account, at } = intent;
  const [file] = await linkFiles(tx, {
    fileKeys: [fileKey],
    applicationId: application.Id,
    accountId: account.Id,
  });
  if (!file) return failField('Attachment', 'FIELD_INVALID');
  await requirePublicPdf(tx, intent.settings, file.FileKey);
  const document = await nextRevision(tx, intent, { FileKey: file.FileKey, Sha256: file.Sha256 });
  const certificate = (await lockCertificate(tx, {
    ...application,
    CertificateId: document.CertificateId,
  })) as CertificateRecord;
  if (await isImmediatelyActive(tx, certificate, application))
    await activateRevision(tx, certificate, document, at);
  return certificate.Id;
}
