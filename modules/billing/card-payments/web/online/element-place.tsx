import type { InvoiceView } from '#modules/billing/invoices/rules/contract.ts';
import type { OpenedPayment } from '#modules/billing/invoices/rules/online-contract.ts';
import { PaymentElement } from '../element/payment-element.tsx';
import { BACK } from './way-back.ts';

type Props = { opened: OpenedPayment; invoice: InvoiceView; onSent: () => void };

/** The provider's own form on our page. */
export function ElementPlace({ opened, invoice, onSent }: Props) {
  const { ClientSecret, PublishableKey, Account } = opened;
  if (ClientSecret === null || PublishableKey === null) return null;
  const { origin, pathname } = window.location;
  return (
    <PaymentElement
      opened={{ clientSecret: ClientSecret, publishableKey: PublishableKey, account: Account }}
      amountCents={invoice.AmountCents}
      returnUrl={`${origin}${pathname}${BACK}`}
      onSent={onSent}
    />
  );
}
