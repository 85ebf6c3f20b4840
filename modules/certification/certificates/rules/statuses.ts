/** Specification point 4. */
export const CERTIFICATE_STATUSES = [
  'PENDING',
  'ACTIVE',
  'PUBLISHED',
  'SUSPENDED',
  'TERMINATED',
  'EXPIRED',
  'DELETED',
  'RENEWAL',
] as const;
export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number];
