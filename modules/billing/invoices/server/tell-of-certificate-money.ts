import { sql } from 'kysely';
import { type Happened, whoToTell } from '#modules/messaging/notification-centre/rules/who-to-tell.ts';
import { recipients } from '#modules/messaging/notification-centre/server/recipients.ts';
import { paramsOf } from '#modules/messaging/notification-centre/server/tell-people.ts';
import { tellPerson } from '#modules/messaging/notification-centre/server/tell-person.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Taken } from './change-invoice.ts';

type News = Pick<Taken, 'tx' | 'at'> & {
  portal: Pick<Portal, 'isQuiet' | 'settings'>;
  invoice: { Id: number };
};
/** Who did it, and is not told; null: the provider. */
type Actor = { Id: number; IsClient: boolean } | null;

/**
 * The invoice of a certificate has no application whose history could tell: people are told here, by the number of
 * the certificate, and led to the invoice itself.
 */
export async function tellOfCertificateMoney(
  { portal, tx, invoice, at }: News,
  event: Happened['Action'],
  by: Actor,
): Promise<void> {
  const about = await tx
    .selectFrom('Invoice')
    .innerJoin('Certificate', 'Certificate.Id', 'Invoice.CertificateId')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .innerJoin('Organisation', 'Organisation.Id', 'Certificate.OrganisationId')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Application.ServiceVersionId')
    .select([
      'Application.Id as ApplicationId',
      'Application.ApplicationKey',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.CreatedAt',
      'Application.CreatedById',
      'Application.SharedWith',
      'Certificate.OrganisationId',
      'Certificate.CertificateNo',
      'Certificate.CertificateKey',
      'Certificate.CertificateStatusCode',
      'Organisation.OrgName',
    ])
    .select(sql<Localized>`service_version.definition -> 'Name'`.as('ServiceName'))
    .where('Invoice.Id', '=', invoice.Id)
    .executeTakeFirst();
  if (!about || portal.isQuiet) return;
  // Issued in error: its holder is told by the application that it came from.
  const isDeleted = about.CertificateStatusCode === 'DELETED';
  const ToStatus = isDeleted ? 'CANCELLED' : 'COMPLETED';
  const happened = { ToStatus, Turn: null, AssignedUserKey: null } as const;
  for (const message of whoToTell({ Action: event, IsByClient: by?.IsClient ?? false, ...happened }))
    for (const person of await recipients(tx, message.To, about, by?.Id ?? null))
      await tellPerson(tx, portal.settings, {
        cause: `invoice:${invoice.Id}:${event}:${at.getTime()}`,
        kind: message.Kind,
        params: {
          ...paramsOf(isDeleted ? about : { ...about, ApplicationNo: about.CertificateNo }),
          ...(!isDeleted && { CertificateKey: about.CertificateKey }),
        },
        about,
        person,
      });
}
