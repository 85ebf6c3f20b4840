import { sql } from 'kysely';
import { hongKongMidnight } from '#platform/common/format/dates.ts';
import { batches } from '#platform/server/database/batches.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { cycleStates } from './cycle-states.ts';
import { isAlive } from './in-force.ts';

/**
 * What waits for its window follows the calendar: an extension, or a date that was confirmed anew, moves it as well.
 * What has been opened keeps the days that people were told.
 */
export async function moveWaiting(db: Db, at: Date, batch: number): Promise<void> {
  for await (const certificates of batches((after) => withWaiting(db, at, after, batch)))
    for (const { Marks } of (await cycleStates(db, certificates, at)).values())
      for (const { Opens, On, Application } of Marks)
        if (Opens !== null && Application?.ApplicationStatusCode === 'WAITING')
          await move(db, at, {
            key: Application.ApplicationKey,
            opens: hongKongMidnight(Opens),
            due: hongKongMidnight(On),
          });
}

const withWaiting = (db: Db, at: Date, after: number, batch: number) =>
  db
    .selectFrom('Certificate')
    .select(['Id', 'ServiceVersionId', 'FirstIssueDate', 'ExpiryDate'])
    .where('Id', '>', after)
    .where(isAlive(at))
    .where(
      sql<boolean>`id in (select certificate_id from application where application_status_code = 'WAITING')`,
    )
    .orderBy('Id')
    .limit(batch)
    .execute();

const move = (db: Db, at: Date, { key, opens, due }: { key: string; opens: Date; due: Date }) =>
  db
    .updateTable('Application')
    .set({ StartDateTime: opens, EndDateTime: due, UpdatedAt: at })
    .where('ApplicationKey', '=', key)
    .where('ApplicationStatusCode', '=', 'WAITING')
    .where((eb) => eb.or([eb('StartDateTime', '<>', opens), eb('EndDateTime', '<>', due)]))
    .execute();
