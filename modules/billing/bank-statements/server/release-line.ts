import { invoiceUnpaid } from '#modules/billing/invoices/server/index.ts';

/**
 * When an invoice is marked as unpaid again, releases the bank statement line that proved its payment: the
 * line becomes doubtful and needs manual review by finance.
 */
export const releaseLine = invoiceUnpaid.implement(async ({ tx, invoiceId }) => {
  await tx
    .updateTable('BankLine')
    .set({ Status: 'DOUBTFUL', Reasons: ['UNPAID_AGAIN'], DecidedById: null, DecidedAt: null })
    .where('InvoiceId', '=', invoiceId)
    .where('Status', '=', 'CONFIRMED')
    .execute();
});
