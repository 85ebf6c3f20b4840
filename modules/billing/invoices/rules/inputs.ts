/**
 * Schemas for the input of payment actions in addition to the record's key: proof, dates, transaction
 * numbers and refund amounts, but never invoice amounts.
 */
import { z } from 'zod';
import { attachment, dateInput } from '#platform/common/contract/inputs.ts';
import { PAYMENT_METHODS } from './statuses.ts';

export const transactionNo = z.string().trim().max(64);

const refundCents = z.int().min(1).max(10_000_000_00);

/** Input of payment actions in addition to the record's key; it never contains invoice amounts. */
export const paymentFields = {
  payNow: {
    Attachment: attachment.min(1),
    PaymentMethod: z.enum(PAYMENT_METHODS).optional(),
    TransactionNo: transactionNo.optional(),
    PayType: z.string().trim().max(40).optional(),
  },
  paid: { TransactionNo: transactionNo.optional(), DateTime: dateInput.optional() },
  paymentDate: { DateTime: dateInput },
  /** Refund amount in cents; defaults to all that is left. */
  refund: { AmountCents: refundCents.optional() },
  /** A refund made outside a provider: amount, date, and the bank's reference. */
  refundOffline: { AmountCents: refundCents, DateTime: dateInput, TransactionNo: transactionNo.optional() },
} as const;
