import { useParams } from '@tanstack/react-router';
import { InvoiceOf } from './invoice-of.tsx';

/** `/invoice/{ApplicationKey}`: what an assessment costs. */
export function InvoicePage() {
  const { applicationkey = '' } = useParams({ strict: false }) as { applicationkey?: string };
  return <InvoiceOf subject={{ ApplicationKey: applicationkey }} />;
}
