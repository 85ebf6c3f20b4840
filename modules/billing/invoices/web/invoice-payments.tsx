import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { InvoiceView } from '../rules/contract.ts';
import { PaymentEntry } from './payment-entry.tsx';

/**
 * Card on an invoice's page with all attempts to pay it by card and their refunds, newest first; hidden if
 * there are none.
 */
export function InvoicePayments({ payments }: { payments: InvoiceView['Payments'] }) {
  const t = useText();
  if (payments.length === 0) return null;
  return (
    <Card title={t('INVOICE_PAYMENTS')} isFlush>
      <Stack as="ul">
        {payments.map((payment) => (
          <PaymentEntry key={payment.PaymentKey} payment={payment} />
        ))}
      </Stack>
    </Card>
  );
}
