import { useParams } from '@tanstack/react-router';
import { InvoiceLoader } from './invoice-loader.tsx';

/** `/invoice/{ApplicationKey}`: page of an application's invoice. */
export function InvoicePage() {
  const { applicationkey = '' } = useParams({ strict: false }) as { applicationkey?: string };
  return <InvoiceLoader subject={{ ApplicationKey: applicationkey }} />;
}
