import { useParams } from '@tanstack/react-router';
import { InvoiceLoader } from './invoice-loader.tsx';

/** `/invoice/{ApplicationKey}`: what an assessment costs. */
export function InvoicePage() {
  const { applicationkey = '' } = useParams({ strict: false }) as { applicationkey?: string };
  return <InvoiceLoader subject={{ ApplicationKey: applicationkey }} />;
}
