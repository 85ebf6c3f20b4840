import { isOfInvoice } from './of-invoice.ts';

/** Where a message leads; null: nowhere. `CertificateKey`: it is about the certificate's own invoice. */
export function noticePath(
  kind: string,
  { ApplicationKey, CertificateKey }: { ApplicationKey?: string | null; CertificateKey?: string },
): `/${string}` | null {
  if (CertificateKey) return `/certificate/invoice/${CertificateKey}`;
  if (!ApplicationKey) return null;
  return isOfInvoice(kind) ? `/invoice/${ApplicationKey}` : `/viewform?key=${ApplicationKey}`;
}
