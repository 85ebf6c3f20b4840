/** Returns the payment number that an invoice event refers to; null if it has none. */
export function transactionNoOf(data: Record<string, unknown> | undefined): string | null {
  const number = data?.TransactionNo;
  return typeof number === 'string' ? number : null;
}
