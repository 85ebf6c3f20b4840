import { INVOICE_STATUS } from '#modules/billing/invoices/rules/index.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { ApplicationView } from '../rules/contract.ts';

type State = {
  tone: Tone;
  key:
    | 'PAYMENT_PAID'
    | 'PAYMENT_BYPASS'
    | 'PAYMENT_PROOF'
    | 'PAYMENT_OPEN'
    | 'PAYMENT_PART_REFUNDED'
    | 'PAYMENT_REFUNDED';
};

/** Text key and colour for the payment state of an application's invoice. */
export function paymentState(view: ApplicationView): State {
  const money = view.Invoice && INVOICE_STATUS[view.Invoice.Status].Money;
  if (money === 'RETURNED') return { tone: 'plain', key: 'PAYMENT_REFUNDED' };
  if (money === 'PART') return { tone: 'plain', key: 'PAYMENT_PART_REFUNDED' };
  if (view.IsPaid) return { tone: 'success', key: 'PAYMENT_PAID' };
  if (view.IsByPassPayment) return { tone: 'info', key: 'PAYMENT_BYPASS' };
  if (view.IsPaymentProof) return { tone: 'info', key: 'PAYMENT_PROOF' };
  return { tone: 'warning', key: 'PAYMENT_OPEN' };
}
