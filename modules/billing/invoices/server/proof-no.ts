import type { Tx } from '#platform/server/database/connect.ts';
import { transactionNoOf } from './transaction-no-of.ts';

/**
 * Returns the payment number that the client entered with the invoice's current proof of payment; null if
 * there is no proof or number.
 */
export async function proofNo(
  tx: Tx,
  { Id, Proof }: { Id: number; Proof: readonly string[] },
): Promise<string | null> {
  if (Proof.length === 0) return null;
  const proofEvent = await tx
    .selectFrom('InvoiceEvent')
    .select('Data')
    .where('InvoiceId', '=', Id)
    .where('Event', '=', 'PAY_NOW')
    .orderBy('Seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return transactionNoOf(proofEvent?.Data);
}
