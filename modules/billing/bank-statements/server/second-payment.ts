/**
 * Settles a bank statement line as a second payment of an invoice on which nothing is owed: the whole amount is an
 * overpayment to be returned to the client. Its reversal makes the line undecided again.
 */

import { isOwed } from '#modules/billing/invoices/rules/index.ts';
import {
  invoiceInScope,
  lockInvoice,
  recordOverpayment,
  releaseOverpayment,
} from '#modules/billing/invoices/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { BankLine, bankRoutes } from '../rules/contract.ts';
import { BANK_LINE_STATUS, BANK_LINE_STEPS } from '../rules/statuses.ts';
import { actorOf } from './actor-of.ts';
import { viewLine } from './confirm-line.ts';
import { rematchOpenLines } from './rematch-open-lines.ts';
import { transactionNoOfLine } from './transaction-no-of-line.ts';
import { writeLine } from './write-line.ts';

/** Records the line as a second payment of the invoice; a repeated request changes nothing. */
export function recordSecondPayment(context: Context<typeof bankRoutes.secondPayment>): Promise<BankLine> {
  const { db, actor, at, address, body } = context;
  return db.transaction().execute(async (tx) => {
    const { Id } =
      (await tx
        .selectFrom('Invoice')
        .select('Id')
        .where('InvoiceKey', '=', body.InvoiceKey)
        .where(invoiceInScope(actor))
        .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
    // The invoice first, as for every payment; so it cannot be marked as unpaid at the same time.
    const invoice = await lockInvoice(tx, Id);
    const line = await lockLine(tx, body.LineKey);
    const { Decision } = BANK_LINE_STATUS[line.Status];
    if (Decision === 'OVERPAYS' && line.InvoiceId === invoice.Id) return viewLine(tx, body.LineKey);
    if (Decision !== null) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_LINE_DECIDED' }] });
    if (isOwed(invoice.Status)) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_INVOICE_OWED' }] });
    await writeLine(tx, line.Id, BANK_LINE_STEPS.overpaid, {
      InvoiceId: invoice.Id,
      Reasons: [],
      DecidedById: actor.Id,
      DecidedAt: at,
    });
    await recordOverpayment(tx, {
      ...{ InvoiceId: invoice.Id, BankLineId: line.Id, Kind: 'SECOND_PAYMENT' },
      ...{ AmountCents: line.AmountCents, BookedOn: line.BookedOn, TransactionNo: transactionNoOfLine(line) },
      Remark: body.Remark?.trim() || null,
      ...{ by: actorOf(actor), at },
    });
    await audit(tx, {
      ...{ AccountId: actor.Id, Event: 'BANK_LINE_OVERPAID', Object: invoice.InvoiceNo, Address: address },
      Detail: { LineKey: body.LineKey, AmountCents: line.AmountCents },
    });
    await rematchOpenLines(tx);
    return viewLine(tx, body.LineKey);
  });
}

/**
 * Locks a line for its restoration; if it was settled as a second payment, its invoice before it, in the order of every
 * payment, and releases the overpayment.
 */
export async function lockForRestore(
  tx: Tx,
  { actor, at, body }: Pick<Context<typeof bankRoutes.ignore>, 'actor' | 'at' | 'body'>,
): Promise<LockedLine> {
  const seen = await tx
    .selectFrom('BankLine')
    .select(['Status', 'InvoiceId'])
    .where('LineKey', '=', body.LineKey)
    .executeTakeFirst();
  const isSecond = seen && BANK_LINE_STATUS[seen.Status].Decision === 'OVERPAYS';
  if (isSecond && seen.InvoiceId !== null) await lockInvoice(tx, seen.InvoiceId);
  const line = await lockLine(tx, body.LineKey);
  if (isSecond && !body.IsIgnored && BANK_LINE_STATUS[line.Status].Decision === 'OVERPAYS')
    await releaseOverpayment(tx, line.Id, { by: actorOf(actor), at });
  return line;
}

type LockedLine = Awaited<ReturnType<typeof lockLine>>;

const lockLine = async (tx: Tx, LineKey: string) =>
  (await tx
    .selectFrom('BankLine')
    .select(['Id', 'Status', 'InvoiceId', 'AmountCents', 'BookedOn', 'BankNo', 'Reference'])
    .where('LineKey', '=', LineKey)
    .forUpdate()
    .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
