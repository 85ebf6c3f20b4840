/** Statuses of a bank statement line. MATCHED and DOUBTFUL are proposals that finance confirms or ignores. */
export const BANK_LINE_STATUSES = ['MATCHED', 'DOUBTFUL', 'UNKNOWN', 'IGNORED', 'CONFIRMED'] as const;
export type BankLineStatus = (typeof BANK_LINE_STATUSES)[number];
