/**
 * Decides whether demo data must still be created in this database: yes if it is empty or an earlier
 * creation was interrupted, never if it contains real accounts.
 */
import type { Db } from '#platform/server/database/connect.ts';

/** Name of the setting that records the state of the demo data: BEGUN or DONE. */
export const DEMO_MARK = 'demo data';

/** Checks whether the demo data must still be created; never if any real account exists. */
export async function isDemoPending(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('Setting')
    .select('Value')
    .where('Name', '=', DEMO_MARK)
    .executeTakeFirst();
  if (mark) return mark.Value !== 'DONE';
  return (await db.selectFrom('Account').select('Id').limit(1).executeTakeFirst()) === undefined;
}
