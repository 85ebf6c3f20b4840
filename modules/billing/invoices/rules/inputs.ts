import { z } from 'zod';
import { attachment, dateInput } from '#platform/common/contract/inputs.ts';
import { PAYMENT_METHODS } from './statuses.ts';

export const transactionNo = z.string().trim().max(64);

const refundCents = z.int().min(1).max(10_000_000_00);

/** Input of payment actions in addition to the record concerned; it never contains amounts of invoices. */
export const paymentFields = {
  payNow: {
    Attachment: attachment.min(1),
    PaymentMethod: z.enum(PAYMENT_METHODS).optional(),
    TransactionNo: transactionNo.optional(),
    PayType: z.string().trim().max(40).optional(),
  },
  paid: { TransactionNo: transactionNo.optional(), DateTime: dateInput.optional() },
  paymentDate: { DateTime: dateInput },
  /** The refund amount, in cents; defaults to all that is left. */
  refund: { AmountCents: refundCents.optional() },
  /** A refund that was made outside of a provider: how much, on which day, and the bank's reference of it. */
  refundOffline: { AmountCents: refundCents, DateTime: dateInput, TransactionNo: transactionNo.optional() },
} as const;
