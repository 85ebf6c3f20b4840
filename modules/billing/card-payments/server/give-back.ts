import type { RefundKind } from '#modules/billing/invoices/rules/index.ts';
import type { InvoiceJob } from '#modules/billing/invoices/server/index.ts';
import { fail } from '#platform/server/http/fail.ts';
import { promiseBack } from './promise-back.ts';

/** Gives back money that was paid online for the invoice. */
export async function giveBack(job: InvoiceJob, Kind: RefundKind, AmountCents: number): Promise<void> {
  const { tx, invoice, actor, asRole, at } = job;
  const payment =
    (await tx
      .selectFrom('Payment')
      .select('Id')
      .where('InvoiceId', '=', invoice.Id)
      .where('Status', '=', 'SUCCEEDED')
      .where('IsSurplus', '=', false)
      .executeTakeFirst()) ?? fail('ERR_TRANSITION', { Reasons: [{ Code: 'REASON_NOT_PAID_ONLINE' }] });
  await promiseBack(tx, {
    PaymentId: payment.Id,
    invoice,
    Kind,
    AmountCents,
    Reason: String(job.input.Remark).trim(),
    AccountId: actor.Id,
    AsRole: asRole,
    At: at,
  });
}
