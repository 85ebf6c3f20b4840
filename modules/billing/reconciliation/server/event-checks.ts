import { sql } from 'kysely';
import type { Found } from '#platform/server/comparison/types.ts';
import type { Check } from './types.ts';

/** An invoice against its own history: every step is there, follows from the one before, and leads to where it stands. */
export const eventChecks: readonly Check[] = [
  {
    Name: 'EVENTS_MISSING',
    find: (within) => sql<Found>`
      select invoice_no as about, 'ISSUED' as expected, coalesce(first.event, '') as found
      from invoice left join invoice_event as first on first.invoice_id = invoice.id and first.seq = 1
      where ${within('invoice.id')} and first.event is distinct from 'ISSUED'`,
  },
  {
    Name: 'EVENTS_HOLE',
    find: (within) => sql<Found>`
      select invoice_no as about, max(seq)::text as expected, count(*)::text as found
      from invoice join invoice_event on invoice_id = invoice.id
      where ${within('invoice.id')}
      group by invoice.id, invoice_no
      having max(seq) <> count(*) and min(seq) = 1`,
  },
  {
    Name: 'EVENTS_BROKEN',
    find: (within) => sql<Found>`
      select invoice_no || ' ' || seq as about, before as expected, from_status as found
      from (
        select invoice_id, seq, from_status, lag(to_status) over (partition by invoice_id order by seq) as before
        from invoice_event where ${within('invoice_id')}
      ) as step join invoice on invoice.id = step.invoice_id
      where before <> from_status`,
  },
  {
    Name: 'STATUS_NOT_EVENT',
    find: (within) => sql<Found>`
      select invoice_no as about, to_status as expected, status as found
      from invoice cross join lateral (
        select to_status from invoice_event where invoice_id = invoice.id order by seq desc limit 1) as last
      where ${within('invoice.id')} and to_status <> status`,
  },
];
