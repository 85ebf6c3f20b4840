import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the time since which an invoice has its current status, from its history. Later events that left
 * the status unchanged, such as an overpayment, count only if no other is known.
 */
export const statusSince: RawBuilder<Date | null> = sql`(select at from invoice_event
  where invoice_id = invoice.id and to_status = invoice.status
  order by from_status <> to_status desc, seq desc limit 1)`;
