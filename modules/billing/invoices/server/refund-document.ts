import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { refundStatuses } from '../rules/payment-statuses.ts';
import type { RefundDocumentData } from './document/document-types.ts';

export type RefundName = { RefundId: number } | { OfflineRefundId: number };

/**
 * Loads the data printed on a refund note (kind, amount, date, bank reference, card), for a card refund or an
 * offline one; null if the refund was not completed.
 */
export const refundDocument = (db: Queries, name: RefundName): Promise<RefundDocumentData | null> =>
  'RefundId' in name ? ofProvider(db, name.RefundId) : offline(db, name.OfflineRefundId);

async function ofProvider(db: Queries, id: number): Promise<RefundDocumentData | null> {
  const row = await db
    .selectFrom('Refund')
    .innerJoin('Payment', 'Payment.Id', 'Refund.PaymentId')
    .select(['Refund.Kind', 'Refund.AmountCents', 'Refund.DoneAt', 'Refund.CreatedAt', 'Payment.Card'])
    .where('Refund.Id', '=', id)
    .where('Refund.Status', 'in', refundStatuses.refunded)
    .executeTakeFirst();
  if (!row) return null;
  const { Kind, AmountCents, Card } = row;
  const On = hongKongDate(row.DoneAt ?? row.CreatedAt);
  return { Kind, AmountCents, On, Reference: null, Payment: { Card } };
}

async function offline(db: Queries, id: number): Promise<RefundDocumentData | null> {
  const row = await db
    .selectFrom('OfflineRefund')
    .select(['AmountCents', 'DoneAt', 'TransactionNo'])
    .where('Id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { AmountCents, DoneAt, TransactionNo } = row;
  return { Kind: 'REFUND', AmountCents, On: hongKongDate(DoneAt), Reference: TransactionNo, Payment: null };
}
