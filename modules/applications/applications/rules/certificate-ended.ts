import type { CertificateStatus } from './certificate-statuses.ts';

/** Terminated, or issued in error: there is no way back, and no further page. */
export const hasEnded = (status: CertificateStatus): boolean =>
  status === 'TERMINATED' || status === 'DELETED';
