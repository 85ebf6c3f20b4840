/**
 * The payment state of an application for its page: that of its invoice, in the same words as on the invoice;
 * and whether the review may start although nothing is paid yet.
 */
import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import { invoiceState } from '#modules/billing/invoices/web/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tone } from '#platform/web/ui/badge.tsx';
import type { ApplicationView } from '../rules/contract.ts';

type Invoiced = Pick<ApplicationView, 'Invoice'>;

/** Text key and colour for the payment state of an application's invoice. */
export const paymentState = ({ Invoice }: Invoiced): { tone: Tone; key: TextKey } =>
  Invoice ? invoiceState(Invoice) : { tone: 'warning', key: 'INVOICE_STATUS_OPEN' };

/** Whether the invoice is still owed, and the service nevertheless allows the review to start. */
export const isReviewBeforePayment = ({ Invoice }: Invoiced): boolean =>
  Invoice !== null && isOwed(Invoice.Status) && Invoice.PaymentGate === 'BEFORE_CERTIFICATE';
