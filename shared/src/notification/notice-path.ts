import { isOfCertificate } from './of-certificate.ts';
import { isOfInvoice } from './of-invoice.ts';

type About = { ApplicationKey?: string | null; CertificateKey?: string; CertificateKind?: string };

/** Where a message leads; null: nowhere. With a `CertificateKey` it is about the certificate, or about its own invoice. */
export function noticePath(
  kind: string,
  { ApplicationKey, CertificateKey, CertificateKind }: About,
): `/${string}` | null {
  if (CertificateKey && isOfCertificate(kind))
    return `/${CertificateKind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${CertificateKey}`;
  if (CertificateKey && isOfInvoice(kind)) return `/certificate/invoice/${CertificateKey}`;
  if (!ApplicationKey) return null;
  return isOfInvoice(kind) ? `/invoice/${ApplicationKey}` : `/viewform?key=${ApplicationKey}`;
}
