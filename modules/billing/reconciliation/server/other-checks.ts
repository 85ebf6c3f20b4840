import { sql } from 'kysely';
import type { Found } from '#platform/server/comparison/types.ts';
import type { Check } from './types.ts';

/** Another amount passes with a word why (assumption A64). */
const isSaidWhy = sql`exists (
  select from invoice_event
  where invoice_event.invoice_id = bank_line.invoice_id and event = 'PAID' and remark is not null)`;

export const bankLineChecks: readonly Check[] = [
  {
    Name: 'BANK_LINE_NOT_PAID',
    find: (within) => sql<Found>`
      select coalesce(invoice_no, '') || ' ' || line_key as about, bank_line.amount_cents::text as expected,
        coalesce(paid_cents, 0)::text as found
      from bank_line left join invoice on invoice.id = bank_line.invoice_id
      where ${within('bank_line.id')} and bank_line.status = 'CONFIRMED'
        and paid_cents is distinct from bank_line.amount_cents
        and (coalesce(paid_cents, 0) = 0 or not ${isSaidWhy})`,
  },
];

/** Numbers of one year's series, from 1 on: each is on an invoice. */
export const holes = (year: string, from: number, to: number) => sql<Found>`
  select wanted as about, wanted as expected, '' as found
  from generate_series(${from}::bigint + 1, ${to}::bigint) as n
    cross join lateral (
      select 'INV-' || ${year}::text || '-' || lpad(n::text, greatest(5, length(n::text)), '0') as wanted) as number
  where not exists (select 1 from invoice where invoice_no = wanted)`;
