/**
 * Background jobs of invoices: email new invoices to billing addresses, receipts and refund notes to payers,
 * and, every night, queue reminders of overdue invoices.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { remindOfOverdue, sendReminder } from './receipt/remind.ts';
import { sendInvoice } from './receipt/send-invoice.ts';
import { sendReceipt } from './send-receipt.ts';

/** Background jobs of this module, with the parameters of each. */
type InvoicesTasks = {
  /** Emails an invoice to the billing email of its organisation. */
  'payment.invoice': { InvoiceId: number };
  /** Emails the receipt of a payment, or the note of the refund with the given id. */
  'payment.receipt': { InvoiceId: number; RefundId?: number; OfflineRefundId?: number };
  /** Emails the reminder that an invoice is overdue. */
  'payment.remind': { InvoiceId: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends InvoicesTasks {}
}

export const jobs = {
  'payment.invoice': sendInvoice,
  'payment.receipt': sendReceipt,
  'payment.remind': sendReminder,
} satisfies JobsOf<InvoicesTasks>;

export const nightly = {
  invoices: { place: 220, run: remindOfOverdue },
} satisfies NightlySteps;
