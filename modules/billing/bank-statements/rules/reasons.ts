/**
 * Reasons shown to finance why a bank statement line needs review, or is not confirmed as the payment of an
 * invoice. The texts are BANK_REASON_<code>.
 */
export const BANK_REASONS = [
  /** The line names an invoice, but the amount differs. */
  'AMOUNT_DIFFERS',
  /** The line may be for several invoices. */
  'SEVERAL',
  /** Payer and amount match, but the line names no invoice. */
  'NO_REFERENCE',
  /** Only the amount matches. */
  'AMOUNT_ONLY',
  /**
   * Amount and the number on the client's receipt match; that number was entered by the client and is
   * unverified.
   */
  'RECEIPT_ONLY',
  /** Only the payer's name matches. */
  'NAME_ONLY',
  /** The named invoice is already settled. */
  'PAID_ALREADY',
  /** Another line names the same invoice. */
  'SAME_INVOICE',
  /** The line was confirmed, and the invoice was marked as unpaid afterwards. */
  'UNPAID_AGAIN',
] as const;
export type BankReason = (typeof BANK_REASONS)[number];

/** Amount and payer, or amount and receipt, match one invoice: a person can confirm it at a glance. */
const CLEAR_GUESSES: readonly BankReason[] = ['NO_REFERENCE', 'RECEIPT_ONLY'];

/** Whether the proposal of a doubtful line needs no more than a confirmation. */
export const isClearGuess = (reasons: readonly BankReason[]): boolean =>
  reasons.length > 0 && reasons.every((reason) => CLEAR_GUESSES.includes(reason));
