/**
 * Marks a card payment in progress as failed once its provider has not known it for seven days, so that the
 * invoice can be paid in another way; finance is notified.
 */
import { sql } from 'kysely';
import { isPaymentPending, type PaymentStatus } from '#modules/billing/invoices/rules/index.ts';
import { lockInvoice } from '#modules/billing/invoices/server/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { PORTAL_PAYMENT_STATUS } from '../rules/payment-transitions.ts';
import { applyPaymentToInvoice } from './apply-payment-to-invoice.ts';
import { NOT_FOUND_AT_PROVIDER } from './not-found-at-provider.ts';
import type { PaymentRow } from './payment-ref.ts';
import { Refusal } from './provider/refusal.ts';
import { writePayment } from './write-payment.ts';

/** Error codes of the sandbox and Stripe for a payment that does not exist there. */
const NOT_FOUND_CODES: readonly string[] = [NOT_FOUND_AT_PROVIDER, 'resource_missing'];
/**
 * Days since the provider last knew the payment. A temporarily wrong key, or an error at the provider, ends
 * nothing.
 */
const GRACE_DAYS = 7;

type SyncState = Pick<PaymentRow, 'Status' | 'SyncedAt' | 'CreatedAt'>;

/** Whether the provider has not known a payment in progress for so long that it can be abandoned. */
export const isLostAtProvider = (problem: unknown, { Status, SyncedAt, CreatedAt }: SyncState): boolean =>
  problem instanceof Refusal &&
  NOT_FOUND_CODES.includes(problem.Code) &&
  isPaymentPending(Status) &&
  Date.now() - +(SyncedAt ?? CreatedAt) > GRACE_DAYS * 24 * 60 * 60_000;

/** Abandons a payment that its provider no longer knows; finance is notified. Null: newer information arrived in the meantime. */
export async function expireUnknown(portal: Portal, seen: PaymentRow): Promise<PaymentStatus | null> {
  const at = new Date();
  return portal.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, seen.InvoiceId);
    const before = await tx
      .selectFrom('Payment')
      .selectAll()
      .where('Id', '=', seen.Id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.SyncCount !== seen.SyncCount || before.Status !== seen.Status) return null;
    const after = await writePayment(tx, seen.Id, PORTAL_PAYMENT_STATUS.lost, {
      FailureCode: NOT_FOUND_AT_PROVIDER,
      ProviderRequest: null,
      SyncedAt: at,
      SyncCount: sql<number>`sync_count + 1`,
    });
    await applyPaymentToInvoice({
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
