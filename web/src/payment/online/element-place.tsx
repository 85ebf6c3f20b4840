import type { InvoiceView } from '@assay/shared/payment/contract.ts';
import type { OpenedPayment } from '@assay/shared/payment/online-contract.ts';
import { useState } from 'react';
import { useGo } from '../../ui/use-go.ts';
import { PaymentElement } from '../element/payment-element.tsx';
import { refreshMoney } from '../refresh-money.ts';

/** As the provider's page leads back: to this page, which then waits for the provider's word. */
const BACK = '?returned=1';

/** The provider's own form on our page. */
export function ElementPlace({ opened, invoice }: { opened: OpenedPayment; invoice: InvoiceView }) {
  const go = useGo();
  const [isSent, setSent] = useState(false);
  const { ClientSecret, PublishableKey, Account } = opened;
  if (isSent || ClientSecret === null || PublishableKey === null) return null;
  const { origin, pathname } = window.location;
  return (
    <PaymentElement
      opened={{ clientSecret: ClientSecret, publishableKey: PublishableKey, account: Account }}
      amountCents={invoice.AmountCents}
      returnUrl={`${origin}${pathname}${BACK}`}
      onSent={() => {
        setSent(true);
        go(`${pathname}${BACK}`, { replace: true });
        void refreshMoney();
      }}
    />
  );
}
