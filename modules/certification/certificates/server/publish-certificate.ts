import { hasEnded, isOlderPage, pageExpiryDate } from '#modules/applications/applications/rules/index.ts';
import { invoiceCertificate } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
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
  const locked = (await lockCertificate(tx, application)) ?? failPublish('REASON_NOT_GENERATED');
  if (hasEnded(locked.CertificateStatusCode)) return failPublish('REASON_CERT_ENDED');
  const document = await tx
    .selectFrom('CertificateDocument')
    .select(['Revision', 'Facts', 'ApplicationId', 'AccountId', 'AsRole', 'Remark'])
    .where('CertificateId', '=', locked.Id)
    .where('ApplicationId', '=', application.Id)
    .where('Status', '=', 'READY')
    .orderBy('Revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!document) return failPublish('REASON_NOT_GENERATED');
  // An older page is never restored: this assessment's decision has to be printed again.
  const { ExpiryDate } = document.Facts;
  if (isOlderPage({ Revision: document.Revision, ExpiryDate }, locked, pageExpiryDate(application, locked)))
    return failPublish('REASON_CERT_PAGE_OLDER');
  await activateRevision(tx, locked, document, at);

  if (locked.CertificateStatusCode === 'PENDING') {
    const { Definition } = await serviceVersion(tx, application.ServiceVersionId);
    await invoiceCertificate(tx, locked, Definition.CertificateFees ?? [], at);
  }

  const certificate = (await lockCertificate(tx, application)) as CertificateRecord;
  if (certificate.ExpiryDate !== null && certificate.ExpiryDate !== locked.ExpiryDate)
    await moveExpiry(tx, locked, certificate.ExpiryDate, application.Id);
  // A surveillance that ends while a renewal is in progress only puts its page into force.
  const transition = certificate.CertificateStatusCode === 'PENDING' ? 'ISSUE' : 'RENEWAL_DECIDED';
  if (transition === 'ISSUE' || application.AssessmentType === 'RENEWAL')
    await applyTransition(tx, certificate, transition, { at, account, asRole, remark });
}

const failPublish = (Code: TextKey): never => fail('ERR_TRANSITION', { Reasons: [{ Code }] });
