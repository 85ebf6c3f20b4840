/** Stamps on an invoice: the outcome of an invoice that is no longer owed. */
import type { InvoiceStatus } from './statuses.ts';

type Stamp = {
  /** Colour on the printed document. */
  Tone: 'good' | 'soft' | 'bad';
  /** Dated by the payment; otherwise by the change to this status. */
  IsOfPayment: boolean;
};

export const INVOICE_STAMPS = {
  PAID: { Tone: 'good', IsOfPayment: true },
  PART_REFUNDED: { Tone: 'soft', IsOfPayment: false },
  REFUNDED: { Tone: 'soft', IsOfPayment: false },
  BYPASSED: { Tone: 'soft', IsOfPayment: false },
  VOID: { Tone: 'bad', IsOfPayment: false },
} as const satisfies Partial<Record<InvoiceStatus, Stamp>>;

/** Whether an invoice in this status has a stamp. */
export const isStamped = (status: InvoiceStatus): status is keyof typeof INVOICE_STAMPS =>
  Object.hasOwn(INVOICE_STAMPS, status);
