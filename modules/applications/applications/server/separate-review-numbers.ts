import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Applications that are looked at with one statement. */
const WINDOW = 2_000;
/** Processes of the version before may have written both numbers into one column for as long as they still ran. */
const isRecent = sql<{ Is: boolean }>`
  select exists (
    select from migration
    where name like '20261124-0130-%' and applied_at > now() - interval '3 days') as is`;

/**
 * Earlier versions wrote the number of the payment over that of the review. Restores the number of the review from the
 * history; an application that was not reviewed has none. Runs in the nights after the upgrade.
 */
export async function separateReviewNumbers(db: Db): Promise<void> {
  if (!(await isRecent.execute(db)).rows[0]?.Is) return;
  for (let from: number | null = 0; from !== null; ) from = await separate(db, from);
}

/** One part; answers the last id of it, null after the last part. */
async function separate(db: Db, from: number): Promise<number | null> {
  const { rows } = await sql<{ Last: number | null }>`
    with part as (
      select id from application where id > ${from} order by id limit ${WINDOW}
    ), given as (
      select part.id, review.number
      from part left join lateral (
        select nullif(trim(data ->> 'TransactionNo'), '') as number from application_history
        where application_id = part.id and action in ('APPROVE', 'CHANGE_TRANX')
        order by version desc limit 1) as review on true
    ), restored as (
      update application set transaction_no = given.number from given
      where application.id = given.id and application.transaction_no is distinct from given.number
        and application.transaction_no is not null
      returning application.id
    )
    select max(id) as last, (select count(*) from restored) as restored from part`.execute(db);
  return rows[0]?.Last ?? null;
}
