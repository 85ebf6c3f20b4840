import { isOfCertificate } from './of-certificate.ts';
import { isOfInvoice, isOfPayer } from './of-invoice.ts';

type About = {
  ApplicationKey?: string | null;
  CertificateKey?: string;
  CertificateKind?: string;
  ConversationKey?: string;
  /** Of the application. */
  ApplicationStatusCode?: string | null;
};

/** Where a message leads; null: nowhere. With a `CertificateKey` it is about the certificate, or about its own invoice. */
export function noticePath(
  kind: string,
  { ApplicationKey, CertificateKey, CertificateKind, ConversationKey, ApplicationStatusCode }: About,
): `/${string}` | null {
  if (kind === 'EXPORT_READY' || kind === 'EXPORT_FAILED') return '/dashboard?exports=mine';
  if (ConversationKey) return `/inbox?key=${ConversationKey}`;
  if (CertificateKey && isOfCertificate(kind))
    return `/${CertificateKind === 'STATEMENT' ? 'statement' : 'certificate'}?key=${CertificateKey}`;
  if (CertificateKey && isOfInvoice(kind)) return `/certificate/invoice/${CertificateKey}`;
  if (!ApplicationKey) return null;
  if (isOfPayer(kind) && ApplicationStatusCode === 'CANCELLED') return '/account/statement';
  if (isOfInvoice(kind)) return `/invoice/${ApplicationKey}`;
  return `/viewform?key=${ApplicationKey}${isOfComment(kind) ? '&tab=comments' : ''}`;
}

const isOfComment = (kind: string): boolean => kind === 'MENTIONED' || kind === 'COMMENTED';
