import type { CertificateRecord, Intent } from './intent.ts';

/**
 * A finished page counts at once while its certificate is unseen, or when its application is published already.
 * The page of a later cycle waits for that cycle's own publishing.
 */
export const comesIntoForceAtOnce = (
  certificate: Pick<CertificateRecord, 'CertificateStatusCode'>,
  application: Pick<Intent['application'], 'ApplicationStatusCode'>,
): boolean =>
  certificate.CertificateStatusCode === 'PENDING' || application.ApplicationStatusCode === 'COMPLETED';
