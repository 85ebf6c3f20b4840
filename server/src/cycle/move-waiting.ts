import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { beginOf } from './begin-of.ts';
import { cycleStates } from './cycle-states.ts';
import { isAlive } from './in-force.ts';

/** Certificates in one go. */
const AT_ONCE = 5_000;

/**
 * What waits for its window follows the calendar: an extension, or a date that was confirmed anew, moves it as well.
 * What has been opened keeps the days that people were told.
 */
export async function moveWaiting(db: Db, at: Date): Promise<void> {
  const certificates = await db
    .selectFrom('Certificate')
    .select(['Id', 'ServiceVersionId', 'FirstIssueDate', 'ExpiryDate'])
    .where(isAlive(at))
    .where(
      sql<boolean>`id in (select certificate_id from application where application_status_code = 'WAITING')`,
    )
    .orderBy('Id')
    .limit(AT_ONCE)
    .execute();
  for (const { Marks } of (await cycleStates(db, certificates, at)).values())
    for (const { Opens, On, Application } of Marks)
      if (Opens !== null && Application?.ApplicationStatusCode === 'WAITING')
        await db
          .updateTable('Application')
          .set({ StartDateTime: beginOf(Opens), EndDateTime: beginOf(On), UpdatedAt: at })
          .where('ApplicationKey', '=', Application.ApplicationKey)
          .where('ApplicationStatusCode', '=', 'WAITING')
          .where((eb) =>
            eb.or([eb('StartDateTime', '<>', beginOf(Opens)), eb('EndDateTime', '<>', beginOf(On))]),
          )
          .execute();
}
