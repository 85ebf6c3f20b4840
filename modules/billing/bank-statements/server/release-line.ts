import { invoiceUnpaid } from '#modules/billing/invoices/server/index.ts';

/**
 * Releases the bank line that proved a payment when its invoice is marked as unpaid again; the line needs
 * manual review.
 */
export const releaseLine = invoiceUnpaid.implement(async ({ tx, invoiceId }) => {
  await tx
    .updateTable('BankLine')
    .set({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'], DecidedById: null, DecidedAt: null })
    .where('InvoiceId', '=', invoiceId)
    .where('Status', '=', 'CONFIRMED')
    .execute();
});
