import { invoiceUnpaid } from '#modules/billing/invoices/server/index.ts';

/** An invoice that counts as not paid again gives back the line that proved its payment, for somebody to look at. */
export const freeLine = invoiceUnpaid.implement(async ({ tx, invoiceId }) => {
  await tx
    .updateTable('BankLine')
    .set({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'], DecidedById: null, DecidedAt: null })
    .where('InvoiceId', '=', invoiceId)
    .where('Status', '=', 'CONFIRMED')
    .execute();
});
