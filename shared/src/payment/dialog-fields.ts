import type { DialogField } from '../workflow/types.ts';

/** What the dialogs of money ask for, the same for applications and certificates. */
const remark = { Field: 'Remark', Kind: 'remark' } as const;
const reason = { ...remark, IsRequired: true } as const;
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

export const moneyDialogs = {
  payNow: [
    method,
    { Field: 'Attachment', Kind: 'files', IsRequired: true },
    { Field: 'TransactionNo', Kind: 'text' },
    remark,
  ],
  paid: [
    { Field: 'TransactionNo', Kind: 'text', IsRequired: true },
    { Field: 'DateTime', Kind: 'date', IsRequired: true, IsToday: true },
    remark,
  ],
  proofRefused: [reason],
  unpaid: [remark],
  bypass: [reason],
  paymentDate: [{ Field: 'DateTime', Kind: 'date', IsRequired: true }, remark],
  void: [reason],
  refund: [{ Field: 'AmountCents', Kind: 'amount' }, reason],
} as const satisfies Record<string, readonly DialogField[]>;
