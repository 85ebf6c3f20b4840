import { useParams } from '@tanstack/react-router';
import { InvoiceLoader } from './invoice-loader.tsx';

/** `/certificate/invoice/{CertificateKey}`: what a certificate itself costs. */
export function CertificateInvoicePage() {
  const { certificatekey = '' } = useParams({ strict: false }) as { certificatekey?: string };
  return <InvoiceLoader subject={{ CertificateKey: certificatekey }} />;
}
