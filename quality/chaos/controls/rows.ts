/** Controls that corrupt database rows, to prove that the chaos checks detect such errors. */
import { type RawBuilder, sql } from 'kysely';
import type { Control } from './control.ts';

/**
 * Runs a statement that corrupts rows, with the table's triggers disabled; it fails if no row is affected.
 */
const rows = (spoils: string, table: string | null, statement: RawBuilder<unknown>): Control => ({
  spoils,
  spoil: async (scene) => {
    const { db } = scene.portal;
    if (table) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
    const { numAffectedRows, rows } = await statement.execute(db);
    if (!numAffectedRows && rows.length === 0) throw new Error(`there is no data to corrupt: ${spoils}`);
    return scene;
  },
});

/** Errors that the database may contain although every client received correct answers. */
export const corruptedRows: Readonly<Record<string, Control>> = {
  VERSION_HOLE: rows(
    'a row is missing in the middle of a history',
    'application_history',
    sql`delete from application_history where (application_id, version) in (
      select application_id, version + 1 from application_history order by application_id, version limit 1)`,
  ),
  STORY_BROKEN: rows(
    'a history row starts from a status that the application did not have',
    'application_history',
    sql`update application_history set from_status = 'ARCHIVED' where (application_id, version) in (
      select application_id, max(version) from application_history
      where from_status <> 'ARCHIVED' group by application_id having count(*) > 1 limit 1)`,
  ),
  ILLEGAL: rows(
    'a client confirms an application to review',
    'application_history',
    sql`update application_history set as_role = 'CLIENT' where (application_id, version) in (
      select application_id, version from application_history where action = 'APPROVE' limit 1)`,
  ),
  MONEY: rows(
    'a cent less was received than invoiced',
    'payment',
    sql`update payment set received_cents = received_cents - 1 where id in (
      select id from payment where status = 'SUCCEEDED' and reserved_cents = 0 and not is_overpayment limit 1)`,
  ),
  EVENT_TWICE: rows(
    'an event is stored under another number',
    'payment_event',
    sql`insert into payment_event (provider, event_id, account, type, provider_payment_id, body, created_at, outcome)
      select provider, event_id || ' again', account, type, provider_payment_id, body, created_at, outcome
      from payment_event where provider = 'SANDBOX' limit 1`,
  ),
  PAID_LOST: rows(
    'a card was charged for an invoice that is open',
    'sandbox_payment',
    sql`insert into sandbox_payment
      select (jsonb_populate_record(paid, jsonb_build_object('id', paid.id || '-lost', 'session_id', paid.session_id || '-lost',
        'idempotency_key', paid.idempotency_key || '-lost',
        'reference', (select invoice_no from invoice where status = 'OPEN' limit 1)))).*
      from sandbox_payment as paid where status = 'SUCCEEDED' order by created_at desc limit 1`,
  ),
  FILE_GONE: rows(
    'a file has other bytes than its hash',
    'file',
    sql`update file set sha256 = repeat('0', 64) where id in (select max(id) from file)`,
  ),
  LEFT_UNDONE: rows(
    'a job exists that no worker handles',
    null,
    sql`select graphile_worker.add_job('chaos.never')`,
  ),
  NO_ONE_NOTIFIED: rows(
    'no one was notified of any application',
    'notification',
    sql`delete from notification where cause like 'application:%'`,
  ),
  HALF_DONE: rows(
    'a key was stored without its action',
    'idempotency',
    sql`update idempotency set response = null where (account_id, key) in (select account_id, key from idempotency limit 1)`,
  ),
  AUDIT: rows(
    'a row of the event log is changed',
    'audit',
    sql`update audit set object = 'somebody else' where id in (select audit_id from audit_seal order by no limit 1)`,
  ),
  PUBLIC_LOG: rows(
    'a leaf of the public log is changed',
    'log_leaf',
    sql`update log_leaf set entry = replace(entry, '"', '''') where index = 0`,
  ),
};
