/**
 * Nightly step for the due dates of open nonconformities: reminds the client once for each due date, and escalates those that
 * are overdue for longer than their service allows, to the planners and the assessor.
 */
import type { Selectable } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  notificationDataOf,
  paramsOf,
  recipients,
  selectNotificationData,
} from '#modules/applications/applications/server/index.ts';
import { nonconformityTerms } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Audience } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import { BATCH, batches } from '#platform/server/database/batches.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type DueStep, dueStep } from '../rules/due-step.ts';
import { nonconformitiesPermissions } from '../rules/permissions.ts';
import { nonconformityStatuses } from '../rules/statuses.ts';
import { escalateNonconformity } from './write-nonconformity.ts';

type Row = Selectable<Tables['Nonconformity']>;
type Due = { Id: number; ApplicationId: number; Step: DueStep };

/** Each nonconformity is processed in its own transaction; one that fails is processed when the job is retried. */
export async function followDueDates({ db, settings }: Portal, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  const errors: unknown[] = [];
  for await (const rows of batches((after) => nextBatch(db, after)))
    for (const row of rows) {
      const Step = await stepOf(db, row, today);
      if (Step === null) continue;
      await db
        .transaction()
        .execute((tx) => performStep(tx, settings, { ...row, Step }, at))
        .catch((error: unknown) => errors.push(error));
    }
  if (errors.length > 0) throw new AggregateError(errors, 'due dates of nonconformities failed');
}

/** Open ones with a due date that are not escalated yet. */
const nextBatch = (db: Queries, after: number) =>
  db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .selectAll('Nonconformity')
    .select('Application.ServiceVersionId')
    .where('Nonconformity.Id', '>', after)
    .where('Nonconformity.Status', 'in', nonconformityStatuses.open)
    .where('Nonconformity.DueOn', 'is not', null)
    .where('Nonconformity.EscalatedAt', 'is', null)
    .where('Application.ApplicationStatusCode', 'not in', applicationStatuses.closed)
    .orderBy('Nonconformity.Id')
    .limit(BATCH)
    .execute();

async function stepOf(
  db: Queries,
  { ServiceVersionId, ...row }: Row & { ServiceVersionId: number },
  today: string,
): Promise<DueStep | null> {
  const { Definition } = await serviceVersion(db, ServiceVersionId);
  const IsReleased = row.ReleasedAt !== null;
  const IsEscalated = row.EscalatedAt !== null;
  return dueStep({ ...row, IsReleased, IsEscalated }, nonconformityTerms(Definition), today);
}

/**
 * Records the step and notifies in one transaction, so that an interruption neither repeats nor loses it. The application is
 * locked first, as by all actions; under the locks the step is checked again.
 */
async function performStep(tx: Tx, settings: Settings, due: Due, at: Date): Promise<void> {
  const application = await tx
    .selectFrom('Application')
    .select('ServiceVersionId')
    .where('Id', '=', due.ApplicationId)
    .where('ApplicationStatusCode', 'not in', applicationStatuses.closed)
    .forUpdate()
    .executeTakeFirst();
  if (!application) return;
  const row = await tx
    .selectFrom('Nonconformity')
    .selectAll()
    .where('Id', '=', due.Id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { Step } = due;
  if ((await stepOf(tx, { ...row, ...application }, hongKongDate(at))) !== Step) return;
  if (Step === 'REMIND')
    await tx
      .updateTable('Nonconformity')
      .set({ RemindedDueOn: row.DueOn })
      .where('Id', '=', row.Id)
      .execute();
  else {
    await escalateNonconformity(tx, row, at);
    await audit(tx, {
      AccountId: null,
      Event: 'NONCONFORMITY_ESCALATE',
      Object: row.NonconformityNo,
      Detail: { DueOn: row.DueOn },
    });
  }
  await notifyOf(tx, settings, row, Step);
}

async function notifyOf(tx: Tx, settings: Settings, row: Row, step: DueStep): Promise<void> {
  const { NonconformityKey, NonconformityNo, DueOn, ApplicationId } = row;
  const loaded = await selectNotificationData(tx)
    .where('Application.Id', '=', ApplicationId)
    .executeTakeFirstOrThrow();
  const data = { ...notificationDataOf(loaded), ApplicationId };
  for (const audience of audiencesOf(step, data.Assigned.ASSESSOR))
    for (const person of await recipients(tx, audience, data, null))
      await notifyRecipient(tx, settings, {
        cause: `nonconformity:${row.Id}:${step}:${row.Version}`,
        kind: step === 'REMIND' ? 'NC_REMINDER' : 'NC_ESCALATED',
        params: { ...paramsOf(data), NonconformityKey, NonconformityNo, ...(DueOn && { On: DueOn }) },
        about: data,
        person,
      });
}

const audiencesOf = (step: DueStep, assessor: string | null): Audience[] =>
  step === 'REMIND'
    ? [{ Of: 'CLIENT' }]
    : [
        { Of: 'ROLES', Roles: nonconformitiesPermissions.RECEIVE_NONCONFORMITY_ESCALATIONS },
        ...(assessor === null ? [] : [{ Of: 'PERSON', UserKey: assessor } as const]),
      ];
