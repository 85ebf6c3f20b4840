import type { NoticeKind } from './kinds.ts';

const OF_CERTIFICATE: ReadonlySet<string> = new Set<NoticeKind>([
  'CERT_LISTED',
  'CERT_UNLISTED',
  'CERT_SUSPENDED',
  'CERT_RESUMED',
  'CERT_TERMINATED',
  'CERT_EXPIRED',
  'CERT_EXTENDED',
  'CERT_REVISED',
  'CERT_DISCLOSED',
  'CERT_WITHDRAWN',
  'CERT_SUSPENDED_LONG',
  'CERT_RENEWAL_ENDED',
  'CERT_SURVEILLANCE_NEAR',
  'CERT_EXPIRY_NEAR',
  'CERT_SURVEILLANCE_PLAN',
  'CERT_EXPIRY_PLAN',
  'DOSSIER_READY',
  'DOSSIER_FAILED',
]);

/** Whether a message is about a certificate that its reader can open. One that was deleted cannot be opened any more. */
export const isOfCertificate = (kind: string): boolean => OF_CERTIFICATE.has(kind);
