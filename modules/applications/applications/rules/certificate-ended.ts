import { CERTIFICATE_STATUS, type CertificateStatus } from './certificate-statuses.ts';

/**
 * True if the certificate is terminated or was issued in error: it cannot be restored and gets no further
 * pages.
 */
export const hasEnded = (status: CertificateStatus): boolean => CERTIFICATE_STATUS[status].IsEnded;
