import { useText } from '#platform/web/i18n/use-text.ts';
import { MissingRecord } from '#platform/web/ui/missing-record.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { InvoiceScreen } from './invoice-screen.tsx';
import { type InvoiceSubject, useInvoice } from './use-invoice.ts';

/**
 * Loads the invoice of an application or a certificate for its page; if it cannot be shown, shows an error
 * with a link back to the invoice list.
 */
export function InvoiceLoader({ subject }: { subject: InvoiceSubject }) {
  const t = useText();
  const { data, error, refetch } = useInvoice(subject);
  if (data) return <InvoiceScreen invoice={data} />;
  if (!error) return <Skeletons lines={8} height={24} />;
  return (
    <MissingRecord
      error={error}
      onRetry={() => void refetch()}
      title={t('TITLE_INVOICE')}
      missing={{ title: t('INVOICE_MISSING'), text: t('INVOICE_MISSING_TEXT') }}
      list={{ label: t('MENU_INVOICES'), href: '/invoices' }}
    />
  );
}
