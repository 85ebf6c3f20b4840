import { invoiceUnpaid } from '#modules/billing/invoices/server/index.ts';

/** An invoice that counts as unpaid again releases the line that proved its payment, for manual review. */
export const releaseLine = invoiceUnpaid.implement(async ({ tx, invoiceId }) => {
  await tx
    .updateTable('BankLine')
    .set({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'], DecidedById: null, DecidedAt: null })
    .where('InvoiceId', '=', invoiceId)
    .where('Status', '=', 'CONFIRMED')
    .execute();
});
