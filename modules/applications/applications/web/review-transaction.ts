import { INVOICE_STATUS, isOwed } from '#modules/billing/invoices/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { ApplicationView } from '../rules/contract.ts';

type View = Pick<
  ApplicationView,
  'TransactionNo' | 'PaymentTransactionNo' | 'Invoice' | 'IsPaid' | 'IsByPassPayment' | 'IsOnlinePayment'
>;
type Proposal = { proposed: string | null; help: TextKey; params?: Record<string, string> };

const enter = (help: TextKey, params?: Record<string, string>): Proposal => ({
  proposed: null,
  help,
  ...(params && { params }),
});

/**
 * Returns the transaction number to propose for the review, and the text that says where it comes from or
 * what to enter: the number of a received payment, never one that only the client has stated.
 */
export function reviewTransaction(view: View): Proposal {
  const { TransactionNo, PaymentTransactionNo, Invoice } = view;
  if (TransactionNo) return { proposed: TransactionNo, help: 'REVIEW_TRANSACTION_CURRENT' };
  if (view.IsPaid && PaymentTransactionNo)
    return {
      proposed: PaymentTransactionNo,
      help: view.IsOnlinePayment ? 'REVIEW_TRANSACTION_CARD' : 'REVIEW_TRANSACTION_VERIFIED',
    };
  if (view.IsByPassPayment) return enter('REVIEW_TRANSACTION_WAIVED');
  if (!Invoice || !isOwed(Invoice.Status)) return enter('REVIEW_TRANSACTION_OTHER');
  if (INVOICE_STATUS[Invoice.Status].Turn === 'CHECK' && PaymentTransactionNo)
    return enter('REVIEW_TRANSACTION_STATED', { number: PaymentTransactionNo });
  return enter('REVIEW_TRANSACTION_UNPAID', { number: Invoice.InvoiceNo });
}
