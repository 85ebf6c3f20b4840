import type { BankLine, bankRoutes } from '#modules/billing/invoices/rules/bank-contract.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Context } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { viewLine } from './confirm-line.ts';
import { matchWaiting } from './match-waiting.ts';

/** Puts a line aside that pays no invoice, or takes it up again; what has paid one stays. */
export function ignoreLine(context: Context<typeof bankRoutes.ignore>): Promise<BankLine> {
  const { db, actor, at, address, body } = context;
  return db.transaction().execute(async (tx) => {
    const line =
      (await tx
        .selectFrom('BankLine')
        .select(['Id', 'Status'])
        .where('LineKey', '=', body.LineKey)
        .forUpdate()
        .executeTakeFirst()) ?? fail('ERR_NOT_FOUND');
    if (line.Status === 'CONFIRMED') fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_LINE_DECIDED' }] });
    if ((line.Status === 'IGNORED') !== body.IsIgnored) {
      await tx
        .updateTable('BankLine')
        .set(
          body.IsIgnored
            ? { Status: 'IGNORED', InvoiceId: null, Reasons: [], DecidedById: actor.Id, DecidedAt: at }
            : { Status: 'UNKNOWN', InvoiceId: null, Reasons: [], DecidedById: null, DecidedAt: null },
        )
        .where('Id', '=', line.Id)
        .execute();
      await audit(tx, {
        AccountId: actor.Id,
        Event: body.IsIgnored ? 'BANK_LINE_IGNORED' : 'BANK_LINE_RESTORED',
        Object: body.LineKey,
        Address: address,
      });
      await matchWaiting(tx);
    }
    return viewLine(tx, body.LineKey);
  });
}
