/**
 * Records on a certificate that its renewal has opened: status RENEWAL (an unlisted or suspended certificate
 * keeps its own) and a history entry.
 */
import type { ApplicationActionContext } from '#modules/applications/applications/server/index.ts';
import { applyTransition, lockCertificate } from '#modules/certification/certificates/server/index.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';

type Opened = Pick<ApplicationActionContext, 'tx' | 'at' | 'actor' | 'asRole'> & {
  row: Pick<ApplicationActionContext['row'], 'AssessmentType' | 'CertificateId' | 'CertificateNo'>;
};

/** Records in the register that a certificate's renewal has opened. The application is already locked. */
export async function markRenewal({ tx, row, at, actor, asRole }: Opened): Promise<void> {
  if (row.AssessmentType !== 'RENEWAL' || row.CertificateId === null) return;
  const certificate = await lockCertificate(tx, row);
  if (!certificate) return;
  const { AccountId, AsRole } = actedBy(actor, asRole);
  await applyTransition(tx, certificate, 'RENEWAL_STARTED', {
    at,
    account: AccountId === null ? null : { Id: AccountId },
    asRole: AsRole,
  });
}
