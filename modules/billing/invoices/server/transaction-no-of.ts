/** The number of the payment that an event of an invoice refers to; not all have one. */
export function transactionNoOf(data: Record<string, unknown> | undefined): string | null {
  const number = data?.TransactionNo;
  return typeof number === 'string' ? number : null;
}
