/**
 * SQL expression that serialises a row of the event log to the text that its hash chain covers; any change
 * to the row changes this text.
 */
import { sql } from 'kysely';

/**
 * SQL that serialises a row of `audit` as one line of JSON with every column, timestamps to the microsecond.
 * `jsonb` always serialises a value in the same way. Not a database function: anyone able to change one
 * could make every row look valid.
 */
export const ROW_TEXT = sql<string>`jsonb_build_array(audit.id,
  to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), audit.account_id, audit.event, audit.object,
  audit.address, audit.session_id, audit.agent, audit.detail)::text`;
