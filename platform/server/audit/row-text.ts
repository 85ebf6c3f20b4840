import { sql } from 'kysely';

/**
 * A row of `audit` as one line of JSON, every column in it, the moment to the microsecond. `jsonb` writes the same
 * value always in the same way. No function of the database: whoever may change one could make every row look right.
 */
export const ROW_TEXT = sql<string>`jsonb_build_array(audit.id,
  to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), audit.account_id, audit.event, audit.object,
  audit.address, audit.session_id, audit.agent, audit.detail)::text`;
