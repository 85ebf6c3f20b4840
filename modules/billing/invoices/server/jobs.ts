import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { remindOfOverdue, sendReminder } from './receipt/remind.ts';
import { sendInvoice } from './receipt/send-invoice.ts';
import { sendReceipt } from './send-receipt.ts';

/** Background work of this module, with what each job is given. */
type InvoicesTasks = {
  /** The invoice to the billing email of its organisation. */
  'payment.invoice': { InvoiceId: number };
  /** The receipt of what was paid, or with the id of a refund its note. */
  'payment.receipt': { InvoiceId: number; RefundId?: number; OfflineRefundId?: number };
  /** The reminder that an invoice is overdue. */
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
