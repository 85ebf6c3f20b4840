/**
 * Records on a certificate that its renewal has opened: status RENEWAL (an unlisted or suspended certificate
 * keeps its own) and a history entry.
 */
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { addEvent, lockCertificate } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';

type RenewableCertificate = {
  CertificateStatusCode: CertificateStatus;
  StatusBefore: CertificateStatus | null;
};

/**
 * New status when a renewal opens; null if this certificate is not renewed. An unlisted certificate stays
 * unlisted.
 */
function renewing({
  CertificateStatusCode: status,
  StatusBefore,
}: RenewableCertificate): RenewableCertificate | null {
  switch (status) {
    case 'PUBLISHED':
      return { CertificateStatusCode: 'RENEWAL', StatusBefore: 'PUBLISHED' };
    case 'ACTIVE':
      return { CertificateStatusCode: 'ACTIVE', StatusBefore };
    case 'SUSPENDED':
      // When the suspension ends, the certificate returns to the renewal in progress.
      return StatusBefore === 'PUBLISHED' ? { CertificateStatusCode: status, StatusBefore: 'RENEWAL' } : null;
    default:
      return null;
  }
}

type Opened = Pick<ApplicationActionContext, 'tx' | 'at' | 'actor' | 'asRole'> & {
  row: Pick<ApplicationActionContext['row'], 'AssessmentType' | 'CertificateId' | 'CertificateNo'>;
};

/** Records in the register that a certificate's renewal has opened. The application is already locked. */
export async function markRenewal({ tx, row, at, actor, asRole }: Opened): Promise<void> {
  if (row.AssessmentType !== 'RENEWAL' || row.CertificateId === null) return;
  const certificate = await lockCertificate(tx, row);
  const after = certificate && renewing(certificate);
  if (!certificate || !after) return;
  await tx
    .updateTable('Certificate')
    .set({ ...after, Version: certificate.Version + 1 })
    .where('Id', '=', certificate.Id)
    .execute();
  const { AccountId, AsRole } = actedBy(actor, asRole);
  await addEvent(tx, certificate.Id, {
    Event: 'RENEWAL_STARTED',
    From: certificate.CertificateStatusCode,
    To: after.CertificateStatusCode,
    EffectiveOn: hongKongDate(at),
    Revision: certificate.Revision,
    at,
    account: AccountId === null ? null : { Id: AccountId },
    asRole: AsRole,
  });
}
