/** Input fields of the payment action dialogs, shared by applications and certificates. */
import type { DialogField } from '#platform/common/workflow/types.ts';

/** Fields shared by several payment dialogs. */
const remark = { Field: 'Remark', Kind: 'remark' } as const;
const reason = { ...remark, IsRequired: true } as const;
const reference = { Field: 'TransactionNo', Kind: 'text', Label: 'FIELD_PAYMENT_REFERENCE' } as const;
const method = {
  Field: 'PaymentMethod',
  Kind: 'choice',
  Options: {
    BANK_TRANSFER: 'PAY_BANK_TRANSFER',
    FPS: 'PAY_FPS',
    CHEQUE: 'PAY_CHEQUE',
    CASH: 'PAY_CASH',
    OTHER: 'PAY_OTHER',
  },
} as const;

export const paymentDialogs = {
  payNow: [
    method,
    { Field: 'Attachment', Kind: 'files', IsRequired: true },
    reference,
    { Field: 'PayType', Kind: 'text' },
    remark,
  ],
  paid: [
    { ...reference, IsRequired: true },
    { Field: 'DateTime', Kind: 'date', IsRequired: true, IsToday: true, Initial: 'PaymentProofOn' },
    remark,
  ],
  proofRefused: [reason],
  unpaid: [remark],
  bypass: [reason],
  paymentDate: [{ Field: 'DateTime', Kind: 'date', IsRequired: true }, remark],
  void: [reason],
  refund: [{ Field: 'AmountCents', Kind: 'amount', IsRequired: true }, reason],
  refundOffline: [
    { Field: 'AmountCents', Kind: 'amount', IsRequired: true },
    { Field: 'DateTime', Kind: 'date', Label: 'FIELD_REFUND_DATE', IsRequired: true, IsToday: true },
    { Field: 'TransactionNo', Kind: 'text', Label: 'FIELD_REFUND_REFERENCE', IsRequired: true },
    reason,
  ],
} as const satisfies Record<string, readonly DialogField[]>;
