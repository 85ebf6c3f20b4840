/**
 * Nightly job that maintains certification cycles: cancels applications of ended certificates, plans, moves
 * and opens assessments, starts overlapping renewals and sends reminders. A repeated run does only the
 * remaining work.
 */
import { sql } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { applicationHandler } from '#modules/applications/applications/server/index.ts';
import { hongKongMidnight } from '#platform/common/format/dates.ts';
import { BATCH, batches } from '#platform/server/database/batches.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { performAction } from '#platform/server/workflow/perform-action.ts';
import { portalActor } from '#platform/server/workflow/portal-actor.ts';
import { cancelEnded } from './cancel-ended.ts';
import { cycleStates } from './cycle-states.ts';
import { isAlive } from './in-force.ts';
import { sendReminders } from './send-reminders.ts';
import { startOverlappingRenewals } from './start-overlapping-renewals.ts';

/**
 * Moves applications that wait for their window to the current calendar, after an extension or a new
 * confirmation of dates. Opened applications keep the dates that people were notified of.
 */
async function moveWaiting(db: Db, at: Date, batch: number): Promise<void> {
  for await (const certificates of batches((after) => withWaiting(db, at, after, batch)))
    for (const { Marks } of (await cycleStates(db, certificates, at)).values())
      for (const { Opens, On, Application } of Marks)
        if (
          Opens !== null &&
          Application &&
          applicationStatuses.scheduled.includes(Application.ApplicationStatusCode)
        )
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
      sql<boolean>`id in (select certificate_id from application where application_status_code in (${literals(applicationStatuses.scheduled)}))`,
    )
    .orderBy('Id')
    .limit(batch)
    .execute();

const move = (db: Db, at: Date, { key, opens, due }: { key: string; opens: Date; due: Date }) =>
  db
    .updateTable('Application')
    .set({ StartDateTime: opens, EndDateTime: due, UpdatedAt: at })
    .where('ApplicationKey', '=', key)
    .where('ApplicationStatusCode', 'in', applicationStatuses.scheduled)
    .where((eb) => eb.or([eb('StartDateTime', '<>', opens), eb('EndDateTime', '<>', due)]))
    .execute();

type Found = { Id: number; ApplicationKey: string };
type NightlyRun = { at: Date; batch: number; errors: unknown[] };

/**
 * Task `cycle.store`, every night: cancels the open applications of ended certificates, plans the assessment
 * after each finished one, moves waiting ones with the calendar, opens those whose window has opened, starts
 * renewals despite late assessments, and sends reminders. A repeated or late run does only the remaining
 * work.
 */
export async function maintainCycles(portal: Portal, at = new Date(), batch = BATCH): Promise<void> {
  const { db } = portal;
  const errors: unknown[] = [];
  const night = { at, batch, errors };
  await cancelEnded(portal, night, collectError(errors));
  await moveWaiting(db, at, batch).catch((error: unknown) => errors.push(error));
  await processAll(portal, 'GENERATE_CYCLE', (after) => withoutNext(db, night, after), night);
  await processAll(portal, 'SHOW_NEXT_CYCLE', (after) => opening(db, night, after), night);
  await startOverlappingRenewals(portal, night, collectError(errors));
  await sendReminders(portal, at).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'some certification cycles were not updated');
}

/**
 * Performs the action one application at a time, each in a separate transaction, so that a failure does not
 * affect the others.
 */
async function processAll(
  portal: Portal,
  action: 'GENERATE_CYCLE' | 'SHOW_NEXT_CYCLE',
  nextAfter: (id: number) => Promise<Found[]>,
  { at, errors }: NightlyRun,
): Promise<void> {
  for await (const found of batches(nextAfter))
    for (const { ApplicationKey } of found)
      await performAction(portal, applicationHandler, {
        action,
        key: ApplicationKey,
        input: { ApplicationKey },
        actor: portalActor,
        language: 'EN',
        at,
        idempotencyKey: null,
      }).catch(collectError(errors));
}

/** Ignores refused transitions: a concurrent run was faster, or nothing is left to plan. */
const collectError =
  (errors: unknown[]) =>
  (error: unknown): void => {
    if (!(error instanceof Failure) || error.Code !== 'ERR_TRANSITION') errors.push(error);
  };

/**
 * Finished assessments without a successor. If the successor was cancelled, staff decide. A special
 * assessment is outside the cycle: it neither prevents planning while it is open, nor triggers it while the
 * next surveillance or renewal is open.
 */
const withoutNext = (db: Db, { at, batch }: NightlyRun, after: number): Promise<Found[]> =>
  db
    .selectFrom('Application')
    .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
    .select(['Application.Id', 'Application.ApplicationKey'])
    .where('Application.Id', '>', after)
    .where('Application.ApplicationStatusCode', 'in', applicationStatuses.completed)
    .where(isAlive(at))
    .where(
      sql<boolean>`application.service_version_id in
        (select id from service_version where jsonb_typeof(definition -> 'Cycle') = 'object')`,
    )
    .where(
      sql<boolean>`not exists (select from application other
        where (other.parent_id = application.id
            or (other.certificate_id = application.certificate_id and other.id > application.id))
          and (other.assessment_type <> 'SPECIAL' or other.application_status_code in (${literals(applicationStatuses.completed)})))`,
    )
    .where(
      sql<boolean>`not exists (select from application other
        where other.certificate_id = application.certificate_id and other.assessment_type <> 'SPECIAL'
          and other.application_status_code not in (${literals(applicationStatuses.ended)}))`,
    )
    .orderBy('Application.Id')
    .limit(batch)
    .execute();

/** Applications whose window has opened, in the current cycle of their certificate. */
const opening = (db: Db, { at, batch }: NightlyRun, after: number): Promise<Found[]> =>
  db
    .selectFrom('Application')
    .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
    .select(['Application.Id', 'Application.ApplicationKey'])
    .where('Application.Id', '>', after)
    .where('Application.ApplicationStatusCode', 'in', applicationStatuses.scheduled)
    .where('Application.StartDateTime', '<=', at)
    .where(isAlive(at))
    .where(
      sql<boolean>`not exists (select from application renewal
        where renewal.certificate_id = application.certificate_id and renewal.id > application.id
          and renewal.assessment_type = 'RENEWAL' and renewal.application_status_code in (${literals(applicationStatuses.completed)}))`,
    )
    .orderBy('Application.Id')
    .limit(batch)
    .execute();
