import { sql } from 'kysely';
import type { Queries } from '../database/connect.ts';
import { type Audited, audit } from './audit.ts';

/** So many rows of their own have the first ones; the others are counted. */
export const MAX_INDIVIDUAL_ROWS = 5;

/**
 * For what a script can make happen as often as it likes, a refusal: the first few times within ten minutes are rows
 * as all others, the further ones are counted and become one row (`write-repeats.ts`). Nothing is lost but the details.
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
