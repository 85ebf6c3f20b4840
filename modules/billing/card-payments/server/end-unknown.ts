import { sql } from 'kysely';
import type { PaymentStatus } from '#modules/billing/invoices/rules/index.ts';
import { lockInvoice } from '#modules/billing/invoices/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { PaymentRow } from './payment-ref.ts';
import { Refusal } from './provider/refusal.ts';
import { reportToInvoice } from './report-to-invoice.ts';
import { UNKNOWN_THERE } from './unknown-there.ts';

/** The sandbox's and Stripe's words for a payment that they do not have. */
const NO_SUCH_PAYMENT: readonly string[] = [UNKNOWN_THERE, 'resource_missing'];
/** Days since the provider last knew it. A key that is wrong for a while, or a slip of the provider's, ends nothing. */
const PATIENCE_DAYS = 7;

type Known = Pick<PaymentRow, 'Status' | 'LookedAt' | 'CreatedAt'>;

/** Whether the provider has not known a payment under way for so long that it never will again. */
export const isLostThere = (problem: unknown, { Status, LookedAt, CreatedAt }: Known): boolean =>
  problem instanceof Refusal &&
  NO_SUCH_PAYMENT.includes(problem.Code) &&
  (Status === 'STARTED' || Status === 'PROCESSING') &&
  Date.now() - +(LookedAt ?? CreatedAt) > PATIENCE_DAYS * 24 * 60 * 60_000;

/** Abandons a payment that its provider no longer knows; finance is notified. Null: newer information arrived in the meantime. */
export async function endUnknown(portal: Portal, seen: PaymentRow): Promise<PaymentStatus | null> {
  const at = new Date();
  return portal.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, seen.InvoiceId);
    const before = await tx
      .selectFrom('Payment')
      .selectAll()
      .where('Id', '=', seen.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.Looks !== seen.Looks || before.Status !== seen.Status) return null;
    const after = await tx
      .updateTable('Payment')
      .set({
        Status: 'FAILED',
        FailureCode: UNKNOWN_THERE,
        Wish: null,
        LookedAt: at,
        Looks: sql<number>`looks + 1`,
      })
      .where('Id', '=', seen.Id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await reportToInvoice({
      portal,
      tx,
      invoice,
      before,
      after,
      refunds: { voided: false, changed: [] },
      at,
    });
    return after.Status;
  });
}
