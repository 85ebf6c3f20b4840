/**
 * Updates the stored refunds of a card payment to the provider's state, adds refunds made on the provider's
 * own pages, and returns which ones changed status.
 */
import { isRefunded, isRefundFailed, REFUND_STATUS } from '#modules/billing/invoices/rules/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { PaymentRow } from './payment-ref.ts';
import type { ProviderPaymentState, ProviderRefundState } from './provider/types.ts';
import { type RefundRow, writeRefund } from './write-refund.ts';

export type AppliedRefunds = {
  /** The whole payment was voided before it was settled. */
  voided: boolean;
  /** Refunds whose status changed since the last update. */
  changed: RefundRow[];
};

/**
 * Updates our refund rows to match the provider: our own by their key, and those made on the provider's
 * pages. The database refuses more than was received.
 */
export async function applyProviderRefunds(
  tx: Tx,
  payment: PaymentRow,
  truth: ProviderPaymentState,
  at: Date,
): Promise<AppliedRefunds> {
  const known = await tx
    .selectFrom('Refund')
    .selectAll()
    .where('PaymentId', '=', payment.Id)
    .orderBy('Id')
    .execute();
  const ours = ({ RefundKey, ProviderRefundId }: ProviderRefundState) =>
    known.find((row) => row.RefundKey === RefundKey || row.ProviderRefundId === ProviderRefundId);
  const changed: RefundRow[] = [];
  // Failed refunds first: they release their amount for others.
  const inOrder = truth.Refunds.toSorted((a, b) => rank(a) - rank(b));
  for (const state of inOrder) {
    const row = ours(state);
    const fresh = row ? await change(tx, row, state, at) : await insert(tx, payment, state, at);
    if (fresh && fresh.Status !== row?.Status) changed.push(fresh);
    if (row && fresh) known[known.indexOf(row)] = fresh;
    if (!row && fresh) known.push(fresh);
  }
  return { voided: known.some((row) => row.Kind === 'VOID' && isRefunded(row.Status)), changed };
}

const rank = ({ Status }: ProviderRefundState): number => (isRefundFailed(Status) ? 0 : 1);

const refundColumns = (state: ProviderRefundState, at: Date) => ({
  FailureCode: state.FailureCode,
  DoneAt: REFUND_STATUS[state.Status].Turn !== null ? null : at,
});

async function change(
  tx: Tx,
  row: RefundRow,
  state: ProviderRefundState,
  at: Date,
): Promise<RefundRow | null> {
  if (row.Status === state.Status && row.ProviderRefundId === state.ProviderRefundId) return null;
  const written = await writeRefund(tx, { id: row.Id, from: [row.Status] }, state.Status, {
    ...refundColumns(state, row.Status === state.Status ? (row.DoneAt ?? at) : at),
    ProviderRefundId: state.ProviderRefundId,
  });
  return written ?? null;
}

const insert = (tx: Tx, payment: PaymentRow, state: ProviderRefundState, at: Date): Promise<RefundRow> =>
  tx
    .insertInto('Refund')
    .values({
      RefundKey: newKey(),
      PaymentId: payment.Id,
      Kind: 'REFUND',
      AmountCents: state.AmountCents,
      Reason: '',
      ProviderRefundId: state.ProviderRefundId,
      AccountId: null,
      AsRole: null,
      CreatedAt: at,
      Status: state.Status,
      ...refundColumns(state, at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
