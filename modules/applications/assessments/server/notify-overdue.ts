import { type SqlBool, sql } from 'kysely';
import {
  FINDING_STATUSES,
  paramsOf,
  recipients,
  settledPoints,
} from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';

/**
 * Notifies once of each overdue finding: the assessor, the author of the finding, and the client if it is on
 * their to-do list. Each application is processed in its own transaction.
 */
export async function notifyOverdueFindings({ db, settings }: Portal, at = new Date()): Promise<void> {
  const late = await db
    .selectFrom('ChecklistAnswer as Found')
    .innerJoin('Application', 'Application.Id', 'Found.ApplicationId')
    .select('Application.Id')
    .distinct()
    .whereRef('Found.Round', '=', 'Application.Round')
    .where('Found.DueOn', '<', hongKongDate(at))
    .where('Found.NotifiedAt', 'is', null)
    .where(isUnsettled())
    .where('Application.ApplicationStatusCode', 'in', FINDING_STATUSES)
    .limit(BATCH_SIZE)
    .execute();
  // A failed notification must not block the following ones; the job is retried for the rest.
  const errors: unknown[] = [];
  for (const { Id } of late)
    await db
      .transaction()
      .execute((tx) => notifyFinding(tx, settings, Id, at))
      .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'notifications of overdue findings failed');
}

/** The finding's nonconformity is not verified, closed or withdrawn: no one is reminded of what is done. */
const isUnsettled = () => sql<SqlBool>`not ${settledPoints.get('POINT')}`;

/** Maximum number of applications per run; the next run continues. */
const BATCH_SIZE = 2_000;

/**
 * Checks again under the lock, because in the meantime the point may have been answered or another run may have
 * notified.
 */
async function notifyFinding(tx: Tx, settings: Settings, applicationId: number, at: Date): Promise<void> {
  const row = await tx
    .selectFrom('Application')
    .selectAll()
    .where('Id', '=', applicationId)
    .where('ApplicationStatusCode', 'in', FINDING_STATUSES)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const late = await tx
    .updateTable('ChecklistAnswer as Found')
    .set({ NotifiedAt: at })
    .where('Found.ApplicationId', '=', row.Id)
    .where('Found.Round', '=', row.Round)
    .where('Found.DueOn', '<', hongKongDate(at))
    .where('Found.NotifiedAt', 'is', null)
    .where(isUnsettled())
    .returning(['Found.PointKey', 'Found.AccountId'])
    .execute();
  if (late.length === 0) return;
  const { OrgName } = await tx
    .selectFrom('Organisation')
    .select('OrgName')
    .where('Id', '=', row.OrganisationId)
    .executeTakeFirstOrThrow();
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const about = { ...row, ApplicationId: row.Id };
  const params = paramsOf({ ...row, OrgName, ServiceName: Definition.Name });
  const people = [row.AssessorUserId, ...late.map(({ AccountId }) => AccountId)];
  const requestedKeys = new Set(row.Points.map(({ PointKey }) => PointKey));
  const messages: Message[] = [
    ...(await userKeys(tx, people)).map(
      (UserKey): Message => ({ To: { Of: 'PERSON', UserKey }, Kind: 'FINDINGS_OVERDUE' }),
    ),
    ...(late.some(({ PointKey }) => requestedKeys.has(PointKey))
      ? [{ To: { Of: 'CLIENT' }, Kind: 'POINTS_OVERDUE' } as const]
      : []),
  ];
  for (const message of messages)
    for (const person of await recipients(tx, message.To, about, null))
      await notifyRecipient(tx, settings, {
        cause: `findings:${row.Id}:${hongKongDate(at)}`,
        kind: message.Kind,
        params,
        about,
        person,
      });
}

async function userKeys(tx: Tx, ids: readonly (number | null)[]): Promise<string[]> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const rows = await tx.selectFrom('Account').select('UserKey').where('Id', 'in', known).execute();
  return rows.map((row) => row.UserKey);
}
