/**
 * Logs an event that a script could trigger arbitrarily often, such as a refusal: the first five within ten
 * minutes get a row each, further ones are counted, so that the event log is not flooded.
 */
import { sql } from 'kysely';
import type { Queries } from '../database/connect.ts';
import { type Audited, audit } from './audit.ts';

/** Number of events that get individual rows; further ones are only counted. */
export const MAX_INDIVIDUAL_ROWS = 5;

/**
 * For refusals that a script can trigger at will: the first few within ten minutes get individual rows,
 * further ones are counted and become one row (`write-repeats.ts`). Only their details are lost.
 */
export async function auditRepeated(db: Queries, audited: Audited): Promise<void> {
  const { AccountId, Event, Address = null } = audited;
  const { rows } = await sql<{ Times: number }>`
    insert into audit_repeat (account_id, event, object, address)
    values (${AccountId ?? 0}, ${Event}, ${audited.Object ?? ''}, ${Address})
    on conflict (account_id, event, object) do update
    set times = audit_repeat.times + 1, last_at = now(), address = excluded.address
    returning times`.execute(db);
  if ((rows[0]?.Times ?? 1) <= MAX_INDIVIDUAL_ROWS) await audit(db, audited);
}
