import type { EventTable } from '#platform/common/log-events.ts';

/** Event log entries written by the invoices module. */
export const invoicesEvents = {
  READ: ['INVOICE_DOWNLOADED', 'STATEMENT_DOWNLOADED', 'REFUND_NOTE_DOWNLOADED'],
  MONEY: [
    'INVOICE_CHANGE',
    'PAYMENT_REMINDER',
    'INVOICE_DOWNLOADED',
    'STATEMENT_DOWNLOADED',
    'REFUND_NOTE_DOWNLOADED',
    'PAYMENT_SETTING',
    'ONLINE_PAID',
    'ONLINE_OVERPAYMENT',
    'ONLINE_UNKNOWN',
    'ONLINE_REFUNDED',
    'ONLINE_VOIDED',
    'REFUND_FAILED',
  ],
  SETTINGS: ['PAYMENT_SETTING'],
  FAILED: ['REFUND_FAILED'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    invoices: typeof invoicesEvents;
  }
}
