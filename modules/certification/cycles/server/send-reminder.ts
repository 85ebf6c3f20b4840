/**
 * Sends one reminder of a certificate's approaching surveillance or expiry to its client and, from 30 days
 * before, to the planners; recorded first, so that it is sent only once per date.
 */
import { applicationStatuses, type CycleMark } from '#modules/applications/applications/rules/index.ts';
import { paramsOf, recipients } from '#modules/applications/applications/server/index.ts';
import type { CertificateRecord } from '#modules/certification/certificates/server/index.ts';
import type { Message } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { cyclesPermissions } from '../rules/permissions.ts';
import type { ReminderDays } from '../rules/reminder-days.ts';

/** A reminder that is due: the date that it announces and how many days before. */
export type Near = { Kind: 'SURVEILLANCE' | 'EXPIRY'; Mark: CycleMark; Days: ReminderDays };

type Reminder = { certificate: CertificateRecord; near: Near; at: Date };

/**
 * Number of days before the due date from which the planners are notified as well; until then only the
 * client is.
 */
const URGENT_DAYS = 30;
/** Sends one reminder for one certificate; recorded first, so that it is sent only once. */
export async function createReminder(
  tx: Tx,
  settings: Settings,
  { certificate, near, at }: Reminder,
): Promise<void> {
  const about = await lockFile(tx, certificate.Id);
  const isNew = await tx
    .insertInto('CycleReminder')
    .values({
      CertificateId: certificate.Id,
      Kind: near.Kind,
      DueOn: near.Mark.On,
      Days: near.Days,
      At: at,
    })
    .onConflict((conflict) => conflict.columns(['CertificateId', 'Kind', 'DueOn', 'Days']).doNothing())
    .returning('Days')
    .executeTakeFirst();
  if (!isNew || !about) return;
  const params = {
    ...paramsOf({ ...about, OrgName: certificate.OrgName, ServiceName: certificate.ServiceName }),
    CertificateNo: certificate.CertificateNo,
    CertificateKey: certificate.CertificateKey,
    CertificateKind: certificate.Kind,
    On: near.Mark.On,
  };
  for (const message of messages(near))
    for (const person of await recipients(tx, message.To, about, null))
      await notifyRecipient(tx, settings, {
        cause: `cycle:${certificate.Id}:${near.Kind}:${near.Mark.On}:${near.Days}`,
        kind: message.Kind,
        params,
        about,
        person,
      });
}

function messages({ Kind, Mark, Days }: Near): Message[] {
  const isWithBody = applicationStatuses.withBody.some(
    (status) => status === Mark.Application?.ApplicationStatusCode,
  );
  const client: Message[] =
    Kind === 'EXPIRY'
      ? [{ To: { Of: 'CLIENT' }, Kind: 'CERT_EXPIRY_NEAR' }]
      : isWithBody
        ? []
        : [{ To: { Of: 'CLIENT' }, Kind: 'CERT_SURVEILLANCE_NEAR' }];
  const planners: Message[] =
    Days <= URGENT_DAYS
      ? [
          {
            To: { Of: 'ROLES', Roles: cyclesPermissions.RECEIVE_CYCLE_REMINDERS },
            Kind: Kind === 'EXPIRY' ? 'CERT_EXPIRY_PLAN' : 'CERT_SURVEILLANCE_PLAN',
          },
        ]
      : [];
  return [...client, ...planners];
}

/**
 * The certificate's newest application, whose people are those of the certificate. It is locked before the reminder
 * refers to the certificate, in the order of all actions, so that an action on it and a reminder wait for each other.
 */
async function lockFile(tx: Tx, certificateId: number) {
  const row = await tx
    .selectFrom('Application')
    .select(['Id', 'ApplicationKey', 'ApplicationNo', 'AssessmentType', 'CreatedAt'])
    .select(['OrganisationId', 'CreatedById', 'SharedWith'])
    .where('CertificateId', '=', certificateId)
    .where('ApplicationStatusCode', 'in', applicationStatuses.completed)
    .orderBy('Id', 'desc')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return row && { ...row, ApplicationId: row.Id };
}
