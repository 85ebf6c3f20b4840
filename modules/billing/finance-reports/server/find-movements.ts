/**
 * Builds the SQL query that combines card payments, other payments and all refunds, newest first, with
 * filters, for finance's list and its export.
 */
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { refundStatuses } from '#modules/billing/invoices/rules/index.ts';
import { conditionsOf } from '#platform/common/lists/filter-conditions.ts';
import { literals } from '#platform/server/database/literals.ts';
import { searchPatterns } from '#platform/server/database/search-text.ts';
import { dayConditions } from '#platform/server/lists/day-conditions.ts';
import type { MovementRow } from '../rules/contract.ts';
import { MOVEMENT_KINDS, type movementList } from '../rules/movement-list.ts';
import { monthStart, nextMonth } from './received-by-month.ts';

export type MovementFilter = Pick<
  z.output<typeof movementList.Query>,
  'Period' | 'Kind' | 'Method' | 'Search' | 'From' | 'To'
>;
type Kind = MovementRow['Kind'];

/**
 * The last row read: the next rows follow below it. `At` is the database's text form, which keeps
 * microseconds.
 */
export type Cursor = { At: string; Rank: number; Id: number };

/** Maximum number of invoices that a search considers; a search with more matches has to be narrowed. */
const MAX_INVOICES = 1_000;

/** For users, online and offline refunds are one kind, and so are offline payments; they are stored in separate tables. */
type Source = Kind | 'OFFLINE_REFUND' | 'OVERPAYMENT' | 'OVERPAYMENT_RETURN';
const SOURCES: readonly Source[] = [...MOVEMENT_KINDS, 'OFFLINE_REFUND', 'OVERPAYMENT', 'OVERPAYMENT_RETURN'];
const KIND: Readonly<Record<Source, Kind>> = {
  ...{ OFFLINE: 'OFFLINE', ONLINE: 'ONLINE', REFUND: 'REFUND' },
  ...{ OFFLINE_REFUND: 'REFUND', OVERPAYMENT: 'OFFLINE', OVERPAYMENT_RETURN: 'REFUND' },
};
const isOffline = (source: Source): boolean => source !== 'ONLINE' && source !== 'REFUND';

type Branch = { At: RawBuilder<unknown>; Id: RawBuilder<unknown>; From: RawBuilder<unknown> };

const noOffline = sql`null::bigint as offline_refund_id, null::bigint as overpayment_id`;
const ofOverpayment = sql`invoice_id, null::bigint as payment_id, null::bigint as refund_id,
  null::bigint as offline_refund_id, offline_overpayment.id as overpayment_id`;

/** The tables in which payments and refunds are stored; each has an index on its time. */
const branches: Readonly<
  Record<Source, Branch & { Columns: RawBuilder<unknown>; Invoice: RawBuilder<unknown> }>
> = {
  OFFLINE: {
    At: sql`invoice.paid_at`,
    Id: sql`invoice.id`,
    Columns: sql`paid_cents as amount_cents, invoice.id as invoice_id, null::bigint as payment_id, null::bigint as refund_id, ${noOffline}`,
    Invoice: sql`invoice.id`,
    From: sql`invoice where paid_cents > 0 and not is_online and paid_at is not null`,
  },
  ONLINE: {
    At: sql`payment.paid_at`,
    Id: sql`payment.id`,
    Columns: sql`received_cents as amount_cents, payment.invoice_id, payment.id as payment_id, null::bigint as refund_id, ${noOffline}`,
    Invoice: sql`payment.invoice_id`,
    From: sql`payment where received_cents > 0 and paid_at is not null`,
  },
  REFUND: {
    At: sql`refund.done_at`,
    Id: sql`refund.id`,
    Columns: sql`-refund.amount_cents as amount_cents, payment.invoice_id, payment.id as payment_id, refund.id as refund_id, ${noOffline}`,
    Invoice: sql`payment.invoice_id`,
    From: sql`refund join payment on payment.id = refund.payment_id
      where refund.status in (${literals(refundStatuses.refunded)}) and done_at is not null`,
  },
  OFFLINE_REFUND: {
    At: sql`offline_refund.done_at`,
    Id: sql`offline_refund.id`,
    Columns: sql`-offline_refund.amount_cents as amount_cents, invoice.id as invoice_id, null::bigint as payment_id, null::bigint as refund_id, offline_refund.id as offline_refund_id, null::bigint as overpayment_id`,
    Invoice: sql`invoice.id`,
    From: sql`offline_refund join invoice on invoice.id = offline_refund.invoice_id where true`,
  },
  OVERPAYMENT: {
    At: sql`received_at`,
    Id: sql`offline_overpayment.id`,
    Columns: sql`amount_cents, ${ofOverpayment}`,
    Invoice: sql`invoice_id`,
    From: sql`offline_overpayment where true`,
  },
  OVERPAYMENT_RETURN: {
    At: sql`returned_at`,
    Id: sql`offline_overpayment.id`,
    Columns: sql`-amount_cents as amount_cents, ${ofOverpayment}`,
    Invoice: sql`invoice_id`,
    From: sql`offline_overpayment where returned_at is not null`,
  },
};

/**
 * Finds payments and refunds, newest first, at most `limit`; each kind is read from its own index in this
 * order.
 */
export function findMovements(filter: MovementFilter, limit: number, below: Cursor | null = null) {
  const sources = sourcesOf(filter);
  if (sources.length === 0) return emptySelect;
  const parts = sources.map((source) => {
    const { At, Id, Columns, From } = branches[source];
    return sql`(
      select ${sql.lit(KIND[source])} as kind, ${sql.lit(rankOf(source))} as rank, ${At} as at, ${Id} as id, ${Columns}
      from ${From} ${conditions(source, filter, below)}
      order by ${At} desc, ${Id} desc limit ${limit})`;
  });
  return sql`select * from (${sql.join(parts, sql` union all `)}) as every
    order by at desc, rank desc, id desc limit ${limit}`;
}

/** Query without rows, for filters that match no kind: a card payment is never offline. */
const emptySelect = sql`
  select null::text as kind, 0 as rank, null::timestamptz as at, 0::bigint as id, 0::bigint as amount_cents,
    0::bigint as invoice_id, 0::bigint as payment_id, 0::bigint as refund_id,
    0::bigint as offline_refund_id, 0::bigint as overpayment_id where false`;

const sourcesOf = ({ Kind, Method }: MovementFilter): Source[] =>
  SOURCES.filter((source) => !Kind || Kind === KIND[source]).filter(
    (source) => !Method || (Method === 'CARD') !== isOffline(source),
  );

const rankOf = (source: Source): number => SOURCES.indexOf(source);

function conditions(
  source: Source,
  { Search, ...filters }: MovementFilter,
  below: Cursor | null,
): RawBuilder<unknown> {
  const { At, Id, Invoice } = branches[source];
  const patterns = searchPatterns(Search);
  const all = [
    ...conditionsOf<typeof movementList, RawBuilder<unknown>>(filters, {
      Period: (period) => {
        const [first = period, last = first] = period.split(':');
        return sql`${At} >= ${monthStart(first)} and ${At} < ${monthStart(nextMonth(last))}`;
      },
      // Decides which tables are read: `sourcesOf`.
      Kind: () => null,
      Method: (method) => (isOffline(source) ? sql`coalesce(payment_method, 'OTHER') = ${method}` : null),
      ...dayConditions('', At),
    }),
    ...(patterns.length > 0
      ? [
          sql`${Invoice} in (
            select found.id from invoice as found
            where ${sql.join(
              patterns.map((pattern) => sql`found.search like ${pattern}`),
              sql` and `,
            )}
            limit ${MAX_INVOICES})`,
        ]
      : []),
    // The first half of the condition lets the database use the index.
    ...(below
      ? [
          sql`${At} <= ${below.At}::timestamptz and (${At}, ${sql.lit(rankOf(source))}, ${Id})
            < (${below.At}::timestamptz, ${below.Rank}::int, ${below.Id}::bigint)`,
        ]
      : []),
  ];
  return all.length === 0 ? sql`` : sql`and ${sql.join(all, sql` and `)}`;
}
