import { sql } from 'kysely';
import { applicationDoor } from '../application/door.ts';
import type { Db } from '../db/connect.ts';
import type { Portal } from '../http/context.ts';
import { Failure } from '../http/fail.ts';
import { act } from '../workflow/act.ts';
import { portalActor } from '../workflow/portal-actor.ts';
import { isAlive } from './in-force.ts';
import { moveWaiting } from './move-waiting.ts';
import { sendReminders } from './send-reminders.ts';

/** Applications in one go; the rest comes with the next run. */
const AT_ONCE = 2_000;

/**
 * Task `cycle.keep`, every night: plans the assessment after each one that is finished, moves what waits with the
 * calendar, opens what may begin, and reminds of what is near. Run again, or late, it does only what is left.
 */
export async function keepCycles(portal: Portal, at = new Date()): Promise<void> {
  const errors: unknown[] = [];
  await moveWaiting(portal.db, at).catch((error: unknown) => errors.push(error));
  await actOnAll(portal, 'GENERATE_CYCLE', await withoutNext(portal.db, at), at, errors);
  await actOnAll(portal, 'SHOW_NEXT_CYCLE', await opening(portal.db, at), at, errors);
  await sendReminders(portal, at).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'some certificates’ cycles were not kept');
}

/** One after the other, each in a transaction of its own: one that cannot be must not keep the others. */
async function actOnAll(
  portal: Portal,
  action: 'GENERATE_CYCLE' | 'SHOW_NEXT_CYCLE',
  keys: readonly string[],
  at: Date,
  errors: unknown[],
): Promise<void> {
  for (const key of keys)
    await act(portal, applicationDoor, {
      action,
      key,
      input: { ApplicationKey: key },
      actor: portalActor,
      language: 'EN',
      at,
      idempotencyKey: null,
    }).catch((error: unknown) => {
      // Somebody was faster, or nothing is left to plan.
      if (!(error instanceof Failure) || error.Code !== 'ERR_TRANSITION') errors.push(error);
    });
}

/** Finished assessments that nothing follows. One whose next was cancelled stays a matter of people. */
async function withoutNext(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('Application')
    .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
    .select('Application.ApplicationKey')
    .where('Application.ApplicationStatusCode', '=', 'COMPLETED')
    .where(isAlive(at))
    .where(
      sql<boolean>`application.service_version_id in
        (select id from service_version where jsonb_typeof(definition -> 'Cycle') = 'object')`,
    )
    .where(
      sql<boolean>`not exists (select from application other where other.parent_id = application.id
        or (other.certificate_id = application.certificate_id and other.id > application.id))`,
    )
    .orderBy('Application.Id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.ApplicationKey);
}

/** Applications whose window has opened, of the cycle that their certificate is in. */
async function opening(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('Application')
    .innerJoin('Certificate', 'Certificate.Id', 'Application.CertificateId')
    .select('Application.ApplicationKey')
    .where('Application.ApplicationStatusCode', '=', 'WAITING')
    .where('Application.StartDateTime', '<=', at)
    .where(isAlive(at))
    .where(
      sql<boolean>`not exists (select from application renewal
        where renewal.certificate_id = application.certificate_id and renewal.id > application.id
          and renewal.assessment_type = 'RENEWAL' and renewal.application_status_code = 'COMPLETED')`,
    )
    .orderBy('Application.StartDateTime')
    .orderBy('Application.Id')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => row.ApplicationKey);
}
