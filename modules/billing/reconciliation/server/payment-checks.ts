/**
 * SQL checks of the reconciliation on card payments and refunds: agreement with their invoices and each
 * other, and payments or refunds that have been pending for too long.
 */
import { type RawBuilder, sql } from 'kysely';
import {
  PAYMENT_STATUS,
  PAYMENT_STATUSES,
  type PaymentStatusFacts,
  paymentStatuses,
  refundStatuses,
} from '#modules/billing/invoices/rules/index.ts';
import type { Finding } from '#platform/server/comparison/types.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Check } from './types.ts';

/** Maximum days that an overpayment may wait for its refund, and that a refund may take. */
export const GRACE_DAYS = 7;
/** Hours after which a payment in progress counts as stalled; the job polls it every quarter of an hour. */
const STALLED_HOURS = 24;

const refunds = (condition: ReturnType<typeof sql>) => sql`(
  select coalesce(sum(amount_cents), 0) from refund where payment_id = payment.id and ${condition})`;
const done = refunds(sql`refund.status in (${literals(refundStatuses.refunded)})`);
const reserved = refunds(sql`refund.status in (${literals(refundStatuses.reserved)})`);
const number = sql`(select invoice_no from invoice where invoice.id = payment.invoice_id) || ' ' || payment_key`;
const before = (at: Date, hours: number): Date => new Date(at.getTime() - hours * 3_600_000);

/** The amounts and dates that each fact about the money of a payment requires. */
const MONEY: Readonly<Record<PaymentStatusFacts['Money'], RawBuilder<unknown>>> = {
  NONE: sql`received_cents = 0`,
  RECEIVED: sql`received_cents > 0 and paid_at is not null`,
  RETURNED: sql`received_cents = refunded_cents`,
};
const matchesStatusColumns = sql`case status ${sql.join(
  PAYMENT_STATUSES.map((status) => sql`when ${sql.lit(status)} then ${MONEY[PAYMENT_STATUS[status].Money]}`),
  sql` `,
)} end`;

/** Checks of payments against their invoice and their refunds. */
export const paymentChecks: readonly Check[] = [
  {
    Name: 'PAYMENT_NOT_INVOICE',
    find: (within) => sql<Finding>`
      select ${number} as about, concat_ws(' ', invoice.currency, invoice.amount_cents) as expected,
        concat_ws(' ', payment.currency, payment.amount_cents) as found
      from payment join invoice on invoice.id = payment.invoice_id
      where ${within('payment.id')}
        and (payment.amount_cents <> invoice.amount_cents or payment.currency <> invoice.currency)`,
  },
  {
    Name: 'PAYMENT_NOT_COLUMNS',
    find: (within) => sql<Finding>`
      select ${number} as about, status as expected,
        concat_ws(' ', 'received', received_cents, 'refunded', refunded_cents, 'at', paid_at) as found
      from payment where ${within('id')} and not ${matchesStatusColumns}`,
  },
  {
    Name: 'PAYMENT_REFUNDED',
    find: (within) => sql<Finding>`
      select ${number} as about, ${done}::text as expected, refunded_cents::text as found
      from payment where ${within('id')} and refunded_cents <> ${done}`,
  },
  {
    Name: 'REFUNDS_ABOVE_RECEIVED',
    find: (within) => sql<Finding>`
      select ${number} as about, received_cents::text as expected, ${reserved}::text as found
      from payment where ${within('id')} and ${reserved} > received_cents`,
  },
  {
    Name: 'PAYMENT_RESERVED',
    find: (within) => sql<Finding>`
      select ${number} as about, ${reserved}::text as expected, reserved_cents::text as found
      from payment where ${within('id')} and reserved_cents <> ${reserved} and ${reserved} <= received_cents`,
  },
  {
    Name: 'OVERPAYMENT_WAITS',
    find: (within, at) => sql<Finding>`
      select ${number} as about, '0' as expected, (received_cents - reserved_cents)::text as found
      from payment where ${within('id')} and is_overpayment and received_cents > reserved_cents
        and paid_at < ${before(at, GRACE_DAYS * 24)}`,
  },
  {
    Name: 'PAYMENT_FORGOTTEN',
    find: (within, at) => sql<Finding>`
      select ${number} as about, '' as expected, coalesce(synced_at, created_at)::text as found
      from payment where ${within('id')} and status in (${literals(paymentStatuses.pending)})
        and coalesce(synced_at, created_at) < ${before(at, STALLED_HOURS)}`,
  },
];

export const refundChecks: readonly Check[] = [
  {
    Name: 'REFUND_STUCK',
    find: (within, at) => sql<Finding>`
      select refund_key as about, ${literals(refundStatuses.refunded)} as expected, status as found
      from refund where ${within('id')} and status in (${literals(refundStatuses.pending)})
        and created_at < ${before(at, GRACE_DAYS * 24)}`,
  },
];
