import type { Db } from '#platform/server/database/connect.ts';

/** The key of the WAITING application that follows this one; its own key when none does. */
export async function waitingChild(db: Db, key: string): Promise<string> {
  const child = await db
    .selectFrom('Application as Next')
    .innerJoin('Application as Last', 'Last.Id', 'Next.ParentId')
    .select('Next.ApplicationKey')
    .where('Last.ApplicationKey', '=', key)
    .where('Next.ApplicationStatusCode', '=', 'WAITING')
    .executeTakeFirst();
  return child?.ApplicationKey ?? key;
}
