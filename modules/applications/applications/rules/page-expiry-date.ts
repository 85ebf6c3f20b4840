import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import type { CertificateStatus } from './certificate-statuses.ts';

type AssessedApplication = {
  AssessmentType: AssessmentType;
  ApplicationStatusCode: ApplicationStatus;
  ExpiryDate: string | null;
};
type CertificateState = { CertificateStatusCode: CertificateStatus; ExpiryDate: string | null };

/**
 * The expiry date that this application's certificate page shows. An unpublished certificate takes it from
 * its application, and a renewal sets a new one when it is published. Every other page shows the date in
 * force: a surveillance or a special assessment never changes it (A125).
 */
export function pageExpiryDate(
  application: AssessedApplication,
  certificate: CertificateState | undefined,
): string | null {
  if (!certificate) return application.ExpiryDate;
  const isNew = certificate.CertificateStatusCode === 'PENDING';
  const isRenewing =
    application.AssessmentType === 'RENEWAL' && application.ApplicationStatusCode !== 'COMPLETED';
  return isNew || isRenewing ? (application.ExpiryDate ?? certificate.ExpiryDate) : certificate.ExpiryDate;
}
