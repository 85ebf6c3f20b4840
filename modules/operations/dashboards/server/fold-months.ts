import { sql } from 'kysely';
import type { Queries } from '#platform/server/database/connect.ts';

/**
 * Nightly compaction of the ledger that counts applications per month: merges rows with the same month,
 * event, service and industry, so that dashboard figures stay fast.
 */
export async function foldMonths(db: Queries): Promise<void> {
  await sql`
    with taken as (
      delete from application_month where (month, what) in (
        select month, what from application_month
        group by month, what, service_id, industry_code having count(*) > 1)
      returning *)
    insert into application_month (month, what, service_id, industry_code, count)
    select month, what, service_id, industry_code, sum(count) from taken
    group by month, what, service_id, industry_code having sum(count) <> 0`.execute(db);
}
