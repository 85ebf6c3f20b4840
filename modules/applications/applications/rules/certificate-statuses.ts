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

/** Not published yet, or issued in error. */
export const HIDDEN_FROM_CLIENTS: readonly CertificateStatus[] = ['PENDING', 'DELETED'];
