import type { Tx } from '#platform/server/database/connect.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';
import { comesIntoForceAtOnce } from './comes-into-force.ts';
import type { CertificateRecord, Intent } from './intent.ts';
import { needPublicPdf } from './need-public-pdf.ts';
import { lockCertificate, nextRevision } from './next-revision.ts';
import { putInForce } from './put-in-force.ts';

/** A page made outside the portal becomes the next revision, as it is. Answers the certificate's id. */
export async function takeUploadedDocument(
  tx: Tx,
  { fileKey, ...intent }: Intent & { fileKey: string },
): Promise<number> {
  const { application, account, at } = intent;
  const [file] = await linkFiles(tx, {
    fileKeys: [fileKey],
    applicationId: application.Id,
    accountId: account.Id,
  });
  if (!file) return failField('Attachment', 'FIELD_INVALID');
  await needPublicPdf(tx, intent.settings, file.FileKey);
  const document = await nextRevision(tx, intent, { FileKey: file.FileKey, Sha256: file.Sha256 });
  const certificate = (await lockCertificate(tx, {
    ...application,
    CertificateId: document.CertificateId,
  })) as CertificateRecord;
  if (await comesIntoForceAtOnce(tx, certificate, application))
    await putInForce(tx, certificate, document, at);
  return certificate.Id;
}
