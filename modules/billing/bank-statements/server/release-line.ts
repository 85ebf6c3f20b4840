import { invoiceUnpaid, releaseOverpayment } from '#modules/billing/invoices/server/index.ts';
import { BANK_LINE_STEPS, bankLineStatuses } from '../rules/statuses.ts';
import { writeLine } from './write-line.ts';

/**
 * When an invoice is marked as unpaid again, releases the bank statement line that proved its payment: the
 * line becomes doubtful and needs manual review by finance.
 */
export const releaseLine = invoiceUnpaid.implement(async ({ tx, invoiceId }) => {
  const line = await tx
    .selectFrom('BankLine')
    .select('Id')
    .where('InvoiceId', '=', invoiceId)
    .where('Status', 'in', bankLineStatuses.confirmed)
    .forUpdate()
    .executeTakeFirst();
  if (!line) return;
  // The overpayment is part of the payment that is no longer one.
  await releaseOverpayment(tx, line.Id, null);
  await writeLine(tx, line.Id, BANK_LINE_STEPS.released, {
    Reasons: ['UNPAID_AGAIN'],
    DecidedById: null,
    DecidedAt: null,
  });
});
