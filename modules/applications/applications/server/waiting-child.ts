import type { Db } from '#platform/server/database/connect.ts';
import { applicationStatuses } from '../rules/statuses.ts';

/**
 * Finds the WAITING application that a certificate's cycle created to follow the given one, and returns its
 * key, or the given key if there is none.
 */
export async function waitingChild(db: Db, key: string): Promise<string> {
  const child = await db
    .selectFrom('Application as Next')
    .innerJoin('Application as Last', 'Last.Id', 'Next.ParentId')
    .select('Next.ApplicationKey')
    .where('Last.ApplicationKey', '=', key)
    .where('Next.ApplicationStatusCode', 'in', applicationStatuses.scheduled)
    .executeTakeFirst();
  return child?.ApplicationKey ?? key;
}
