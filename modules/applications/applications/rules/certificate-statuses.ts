/** Statuses of a certificate (specification point 4) and those that are hidden from clients. */
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

/** Statuses hidden from clients: certificates that are not published yet or were issued in error. */
export const HIDDEN_FROM_CLIENTS: readonly CertificateStatus[] = ['PENDING', 'DELETED'];
