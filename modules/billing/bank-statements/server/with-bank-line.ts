/**
 * Wraps an invoice's action handler so that a bank statement line is the proof when the invoice is marked as
 * paid; locks the line, so that it pays one invoice only.
 */
import type { InvoiceFacts } from '#modules/billing/invoices/rules/index.ts';
import { noteBankTransfer, recordOverpayment } from '#modules/billing/invoices/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail, failField } from '#platform/server/http/fail.ts';
import type { WorkflowHandler } from '#platform/server/workflow/perform-action.ts';
import { BANK_LINE_STATUS, BANK_LINE_STEPS } from '../rules/statuses.ts';
import { actorOf } from './actor-of.ts';
import { transactionNoOfLine } from './transaction-no-of-line.ts';
import { writeLine } from './write-line.ts';

/** A bank line claimed as the payment of an invoice. */
export type Claim = {
  LineId: number;
  InvoiceId: number;
  actor: SignedIn;
  at: Date;
  address: string;
  Remark: string;
  /** Bulk confirmation: lines that need manual review are rejected. */
  isBeyondDoubt: boolean;
};

/**
 * Wraps a workflow handler so that a bank line proves PAID. The line is locked after the record, in the same
 * transaction, so that it pays one invoice only, even with concurrent claims. The workflow's conditions are
 * unchanged; only the proof differs.
 */
export function withBankLine<
  Action extends string,
  Status extends string,
  Row extends { Version: number },
  Facts extends InvoiceFacts,
  View,
>(
  handler: WorkflowHandler<Action, Status, Row, Facts, View>,
  claim: Claim,
): WorkflowHandler<Action, Status, Row, Facts, View> {
  const PAID = 'PAID' as Action;
  const pay = handler.effects[PAID];
  return {
    ...handler,
    prepare: {
      ...handler.prepare,
      [PAID]: async ({ tx }: { tx: Tx }) => {
        return { BankLineCents: await lockLine(tx, claim) };
      },
    },
    effects: {
      ...handler.effects,
      [PAID]: async (job: Parameters<NonNullable<typeof pay>>[0], change: Partial<Facts>) => {
        const columns = await pay?.(job, change);
        await claimLine(job.tx, claim);
        return columns;
      },
    },
  };
}

/** Returns the amount that arrived. */
async function lockLine(tx: Tx, claim: Claim): Promise<number> {
  const line = await tx
    .selectFrom('BankLine')
    .select(['Status', 'InvoiceId', 'AmountCents'])
    .where('Id', '=', claim.LineId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { Decision, IsCertain } = BANK_LINE_STATUS[line.Status];
  if (Decision !== null) fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_LINE_DECIDED' }] });
  if (claim.isBeyondDoubt && (!IsCertain || line.InvoiceId !== claim.InvoiceId))
    fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_LINE_DOUBTFUL' }] });
  const invoice = await invoiceAmount(tx, claim);
  if (invoice.AmountCents !== line.AmountCents && claim.Remark === '')
    failField('Remark', 'BANK_REMARK_AMOUNT');
  return line.AmountCents;
}

const invoiceAmount = (tx: Tx, { InvoiceId }: Claim) =>
  tx.selectFrom('Invoice').select('AmountCents').where('Id', '=', InvoiceId).executeTakeFirstOrThrow();

/** What the line brings above the invoice is recorded as an overpayment. */
async function claimLine(tx: Tx, claim: Claim): Promise<void> {
  const line = await writeLine(tx, claim.LineId, BANK_LINE_STEPS.confirmed, {
    InvoiceId: claim.InvoiceId,
    DecidedById: claim.actor.Id,
    DecidedAt: claim.at,
  });
  await audit(tx, {
    AccountId: claim.actor.Id,
    Event: 'BANK_LINE_CONFIRMED',
    Object: await noteBankTransfer(tx, claim.InvoiceId),
    Address: claim.address,
    Detail: { LineKey: line.LineKey, AmountCents: line.AmountCents },
  });
  const { AmountCents } = await invoiceAmount(tx, claim);
  if (line.AmountCents > AmountCents)
    await recordOverpayment(tx, {
      ...{ InvoiceId: claim.InvoiceId, BankLineId: line.Id, Kind: 'OVERPAYMENT' },
      AmountCents: line.AmountCents - AmountCents,
      ...{ BookedOn: line.BookedOn, TransactionNo: transactionNoOfLine(line), Remark: null },
      ...{ by: actorOf(claim.actor), at: claim.at },
    });
}
