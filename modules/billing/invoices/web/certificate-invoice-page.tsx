import { useParams } from '@tanstack/react-router';
import { InvoiceLoader } from './invoice-loader.tsx';

/** `/certificate/invoice/{CertificateKey}`: page of a certificate's own invoice. */
export function CertificateInvoicePage() {
  const { certificatekey = '' } = useParams({ strict: false }) as { certificatekey?: string };
  return <InvoiceLoader subject={{ CertificateKey: certificatekey }} />;
}
