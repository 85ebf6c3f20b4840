import type { Db } from '#platform/server/database/connect.ts';

/** The setting that says how far the demo is: BEGUN, DONE. */
export const DEMO_MARK = 'demo data';

/** Whether the demo still has to be played here: never where any real account exists. */
export async function isDemoPending(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('Setting')
    .select('Value')
    .where('Name', '=', DEMO_MARK)
    .executeTakeFirst();
  if (mark) return mark.Value !== 'DONE';
  return (await db.selectFrom('Account').select('Id').limit(1).executeTakeFirst()) === undefined;
}
