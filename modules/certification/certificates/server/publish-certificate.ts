import {
  certificateStatuses,
  hasEnded,
  isOlderPage,
  pageExpiryDate,
} from '#modules/applications/applications/rules/index.ts';
import { invoiceCertificate } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { activateRevision } from './activate-revision.ts';
import { applyTransition } from './apply-transition.ts';
import type { CertificateRecord, DocumentRequest } from './document-request.ts';
import { moveExpiry } from './move-expiry.ts';
import { lockCertificate } from './next-revision.ts';

/**
 * Publishes an application's certificate: puts its newest page into force, invoices a first issue, updates
 * the expiry elsewhere and lists it in the register, unless it is suspended or unlisted.
 */
export async function publishCertificate(
  tx: Tx,
  { application, account, at, asRole, remark }: Omit<DocumentRequest, 'version' | 'settings'>,
): Promise<void> {
  const locked = (await lockCertificate(tx, application)) ?? refusedByTable();
  if (hasEnded(locked.CertificateStatusCode)) return refusedByTable();
  const document = await tx
    .selectFrom('CertificateDocument')
    .select(['Revision', 'Facts', 'ApplicationId', 'AccountId', 'AsRole', 'Remark'])
    .where('CertificateId', '=', locked.Id)
    .where('ApplicationId', '=', application.Id)
    .where('Status', '=', 'READY')
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!document) return refusedByTable();
  // An older page is never restored: this assessment's decision has to be printed again.
  const { ExpiryDate } = document.Facts;
  if (isOlderPage({ Revision: document.Revision, ExpiryDate }, locked, pageExpiryDate(application, locked)))
    return refusedByTable();
  await activateRevision(tx, locked, document, at);

  if (certificateStatuses.unpublished.includes(locked.CertificateStatusCode)) {
    const { Definition } = await serviceVersion(tx, application.ServiceVersionId);
    await invoiceCertificate(tx, locked, Definition.CertificateFees ?? [], at);
  }

  const certificate = (await lockCertificate(tx, application)) as CertificateRecord;
  if (certificate.ExpiryDate !== null && certificate.ExpiryDate !== locked.ExpiryDate)
    await moveExpiry(tx, locked, certificate.ExpiryDate, application.Id);
  // A surveillance that ends while a renewal is in progress only puts its page into force.
  const isUnpublished = certificateStatuses.unpublished.includes(certificate.CertificateStatusCode);
  const transition = isUnpublished ? 'ISSUE' : 'RENEWAL_DECIDED';
  if (transition === 'ISSUE' || application.AssessmentType === 'RENEWAL')
    await applyTransition(tx, certificate, transition, { at, account, asRole, remark });
}

/** The conditions of the action were decided under the same lock on the certificate. */
const refusedByTable = (): never => {
  throw new Error('the table allows PUBLISH only with a current page of a certificate that has not ended');
};
