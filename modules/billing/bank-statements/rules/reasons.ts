/** Why a line of a bank statement is not confirmed by itself. Their words are BANK_REASON_<code>. */
export const BANK_REASONS = [
  /** It names an invoice, and the amount is another. */
  'AMOUNT_DIFFERS',
  /** It may be meant for several invoices. */
  'SEVERAL',
  /** Payer and amount fit, but it names no invoice. */
  'NO_REFERENCE',
  /** Only the amount fits. */
  'AMOUNT_ONLY',
  /** Amount and the number on the client's receipt fit; that number is the client's own word. */
  'RECEIPT_ONLY',
  /** Only the name of the payer fits. */
  'NAME_ONLY',
  /** The invoice that it names is settled. */
  'PAID_ALREADY',
  /** Another line names the same invoice. */
  'SAME_INVOICE',
  /** It was confirmed, and the invoice was marked as unpaid afterwards. */
  'UNPAID_AGAIN',
] as const;
export type BankReason = (typeof BANK_REASONS)[number];
