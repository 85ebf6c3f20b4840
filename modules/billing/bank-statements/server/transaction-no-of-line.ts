type Numbered = { BankNo: string; BookedOn: string; Reference: string };

/** The number under which the payment of a line is recorded: the bank's, or else its day and text. */
export const transactionNoOfLine = ({ BankNo, BookedOn, Reference }: Numbered): string =>
  BankNo || `${BookedOn} ${Reference}`.slice(0, 64).trim();
