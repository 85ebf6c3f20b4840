/**
 * Statuses of a bank statement line. MATCHED and DOUBTFUL propose an invoice, UNKNOWN has no proposal;
 * finance confirms that the line paid an invoice (CONFIRMED) or ignores it (IGNORED).
 */
export const BANK_LINE_STATUSES = ['MATCHED', 'DOUBTFUL', 'UNKNOWN', 'IGNORED', 'CONFIRMED'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];
