/** The only code that changes the status of a card payment. The caller reports the change to the invoice. */
import type { UpdateObject } from 'kysely';
import type { PaymentStatus } from '#modules/billing/invoices/rules/index.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import { PORTAL_PAYMENT_STATUS } from '../rules/payment-transitions.ts';
import type { PaymentRow } from './payment-ref.ts';

type PaymentColumns = Omit<UpdateObject<Tables, 'Payment'>, 'Status'>;

/** Writes the status of a locked payment with the columns that change together with it; returns the changed row. */
export const writePayment = (
  tx: Tx,
  id: number,
  Status: PaymentStatus,
  columns: PaymentColumns,
): Promise<PaymentRow> => update(tx, id, Status, columns).returningAll().executeTakeFirstOrThrow();

/** Abandons a payment of which the provider knows nothing; undefined: the provider knows it by now. */
export const abandonUnsubmitted = (db: Db, id: number): Promise<{ Status: PaymentStatus } | undefined> =>
  update(db, id, PORTAL_PAYMENT_STATUS.abandoned, { ProviderRequest: null, SyncedAt: new Date() })
    .where('ProviderPaymentId', 'is', null)
    .where('ProviderSessionId', 'is', null)
    .returning('Status')
    .executeTakeFirst();

const update = (db: Db | Tx, id: number, Status: PaymentStatus, columns: PaymentColumns) =>
  db
    .updateTable('Payment')
    .set({ ...columns, Status })
    .where('Id', '=', id)
    .where(announceStatus('payment', Status));
