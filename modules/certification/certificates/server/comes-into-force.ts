import { hasEnded } from '../rules/has-ended.ts';
import type { CertificateRecord, Intent } from './intent.ts';

/**
 * A finished page counts at once while its certificate is unseen, or when its application is published already.
 * The page of a later cycle waits for that cycle's own publishing. One that was still being made when its certificate
 * ended for good never does.
 */
export const comesIntoForceAtOnce = (
  certificate: Pick<CertificateRecord, 'CertificateStatusCode'>,
  application: Pick<Intent['application'], 'ApplicationStatusCode'>,
): boolean =>
  certificate.CertificateStatusCode === 'PENDING' ||
  (!hasEnded(certificate.CertificateStatusCode) && application.ApplicationStatusCode === 'COMPLETED');
