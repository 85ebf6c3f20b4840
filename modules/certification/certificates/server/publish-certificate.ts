import { hasEnded, isOlderPage, pageExpiryDate } from '#modules/applications/applications/rules/index.ts';
import { invoiceCertificate } from '#modules/billing/invoices/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';
import { activateRevision } from './activate-revision.ts';
import { addEvent } from './add-event.ts';
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
  const today = hongKongDate(at);
  if (!becomesListed(certificate, application.AssessmentType, today))
    return rememberRenewal(tx, certificate, application.AssessmentType);
  // A certificate that the certification body unlisted stays unlisted when renewed.
  const To = certificate.IsUnlisted ? 'ACTIVE' : 'PUBLISHED';
  await tx
    .updateTable('Certificate')
    .set({
      CertificateStatusCode: To,
      StatusBefore: certificate.CertificateStatusCode,
      Version: certificate.Version + 1,
    })
    .where('Id', '=', certificate.Id)
    .execute();
  await addEvent(tx, certificate.Id, {
    Event: certificate.IsUnlisted ? 'RENEWED' : 'PUBLISHED',
    From: certificate.CertificateStatusCode,
    To,
    EffectiveOn: today,
    Revision: certificate.Revision,
    at,
    account,
    asRole: asRole ?? null,
    remark: remark ?? null,
  });
}

/** If it was renewed while suspended: resuming must not return it to a renewal in progress or to expired. */
async function rememberRenewal(tx: Tx, certificate: CertificateRecord, type: AssessmentType): Promise<void> {
  const { CertificateStatusCode, StatusBefore, IsUnlisted } = certificate;
  const isPast = StatusBefore === 'RENEWAL' || StatusBefore === 'EXPIRED';
  if (type !== 'RENEWAL' || CertificateStatusCode !== 'SUSPENDED' || !isPast) return;
  await tx
    .updateTable('Certificate')
    .set({ StatusBefore: IsUnlisted ? 'ACTIVE' : 'PUBLISHED' })
    .where('Id', '=', certificate.Id)
    .execute();
}

/**
 * Whether publication lists the certificate: if it is new or its renewal is decided. A suspended, withdrawn
 * or unlisted certificate stays so, and one in renewal stays in renewal when a surveillance ends in
 * parallel: a new page alone does not undo that decision.
 */
function becomesListed(certificate: CertificateRecord, type: AssessmentType, today: string): boolean {
  const { CertificateStatusCode: status, ExpiryDate } = certificate;
  if (status === 'PENDING') return true;
  if (type !== 'RENEWAL') return false;
  return status === 'RENEWAL' || (status === 'EXPIRED' && (ExpiryDate === null || ExpiryDate >= today));
}

const failPublish = (Code: TextKey): never => fail('ERR_TRANSITION', { Reasons: [{ Code }] });
