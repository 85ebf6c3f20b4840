import type { NoticeKind } from './kinds.ts';

/** Messages that are answered on the page of the invoice. */
const OF_INVOICE: ReadonlySet<string> = new Set<NoticeKind>([
  'PROOF_GIVEN',
  'SURPLUS',
  'REFUND_FAILED',
  'PAID',
  'PROOF_REFUSED',
  'UNPAID',
  'VOIDED',
  'REFUNDED',
]);

/** Where a message leads; null: nowhere. `CertificateKey`: it is about the certificate's own invoice. */
export function noticePath(
  kind: string,
  { ApplicationKey, CertificateKey }: { ApplicationKey?: string | null; CertificateKey?: string },
): `/${string}` | null {
  if (CertificateKey) return `/certificate/invoice/${CertificateKey}`;
  if (!ApplicationKey) return null;
  return OF_INVOICE.has(kind) ? `/invoice/${ApplicationKey}` : `/viewform?key=${ApplicationKey}`;
}
