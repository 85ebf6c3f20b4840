/** Marks an update as a status change by a workflow, as the database trigger `require_status_writer` requires. */
import { type RawBuilder, sql } from 'kysely';

/** Tables whose status only its workflow changes. */
export type StatusTable =
  | 'account'
  | 'application'
  | 'certificate'
  | 'conversation'
  | 'invoice'
  | 'nonconformity'
  | 'decision_proposal'
  | 'service'
  | 'service_version'
  | 'payment'
  | 'refund'
  | 'bank_line';

/**
 * Condition for an update that is always true and announces the new status of each updated row to the trigger; it is valid for
 * exactly this row and status. In the product only the writer of a table's status uses it.
 */
export const announceStatus = (table: StatusTable, status: string): RawBuilder<boolean> =>
  sql<boolean>`set_config('assay.status_change', ${table} || ' ' || ${sql.ref(`${table}.id`)} || ' ' || ${status}, true) is not null`;
