import { z } from 'zod';
import { attachment, dateInput, key, remark, version } from '#platform/common/contract/inputs.ts';
import { PAYMENT_METHODS } from './statuses.ts';

export const transactionNo = z.string().trim().max(64);

const refundCents = z.int().min(1).max(10_000_000_00);

/** What money actions say beside the record that they are about; amounts of invoices are never among it. */
export const moneyFields = {
  payNow: {
    Attachment: attachment.min(1),
    PaymentMethod: z.enum(PAYMENT_METHODS).optional(),
    TransactionNo: transactionNo.optional(),
    PayType: z.string().trim().max(40).optional(),
  },
  paid: { TransactionNo: transactionNo.optional(), DateTime: dateInput.optional() },
  paymentDate: { DateTime: dateInput },
  /** What is given back, in cents; all that is left where nothing is said. */
  refund: { AmountCents: refundCents.optional() },
  /** A refund that was made outside of a provider: how much, on which day, and the bank's reference of it. */
  refundOffline: { AmountCents: refundCents, DateTime: dateInput, TransactionNo: transactionNo.optional() },
} as const;

const base = z.strictObject({
  CertificateKey: key,
  Version: version.optional(),
  Remark: remark.optional(),
  Attachment: attachment.optional(),
});

/** Bodies of the actions on the invoice of a certificate. `Version` is that of the invoice. */
export const certificateMoneyInputs = {
  base,
  payNow: base.extend(moneyFields.payNow),
  paid: base.extend(moneyFields.paid),
  paymentDate: base.extend(moneyFields.paymentDate),
  refund: base.extend(moneyFields.refund),
  refundOffline: base.extend(moneyFields.refundOffline),
} as const;
