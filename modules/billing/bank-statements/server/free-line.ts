import type { Tx } from '#platform/server/database/connect.ts';

/** An invoice that counts as not paid again gives back the line that proved its payment, for somebody to look at. */
export async function freeLine(tx: Tx, InvoiceId: number): Promise<void> {
  await tx
    .updateTable('BankLine')
    .set({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'], DecidedById: null, DecidedAt: null })
    .where('InvoiceId', '=', InvoiceId)
    .where('Status', '=', 'CONFIRMED')
    .execute();
}
