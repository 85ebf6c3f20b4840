import type { CertificateStatus } from '@assay/shared/certificate/statuses.ts';

/** Statuses in which a certificate's cycle goes on; a suspension interrupts what it says, not what is due. */
export const IN_FORCE = [
  'PUBLISHED',
  'ACTIVE',
  'RENEWAL',
  'SUSPENDED',
] as const satisfies readonly CertificateStatus[];
