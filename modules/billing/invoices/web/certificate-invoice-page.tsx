import { useParams } from '@tanstack/react-router';
import { InvoiceOf } from './invoice-of.tsx';

/** `/certificate/invoice/{CertificateKey}`: what a certificate itself costs. */
export function CertificateInvoicePage() {
  const { certificatekey = '' } = useParams({ strict: false }) as { certificatekey?: string };
  return <InvoiceOf subject={{ CertificateKey: certificatekey }} />;
}
