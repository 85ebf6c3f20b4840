/** Returns the payment number stored with an event of an invoice's history; null if it has none. */
export function transactionNoOf(data: Record<string, unknown> | undefined): string | null {
  const number = data?.TransactionNo;
  return typeof number === 'string' ? number : null;
}
