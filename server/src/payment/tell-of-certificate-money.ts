import type { Localized } from '@assay/shared/contract/shapes.ts';
import { type MoneyNews, whoToTell } from '@assay/shared/notification/who-to-tell.ts';
import { sql } from 'kysely';
import { recipients } from '../notification/recipients.ts';
import { paramsOf } from '../notification/tell-people.ts';
import { tellPerson } from '../notification/tell-person.ts';
import type { Taken } from './change-invoice.ts';

type News = Pick<Taken, 'portal' | 'tx' | 'invoice' | 'at'>;

/**
 * The invoice of a certificate has no application whose history could tell: people are told here, by the number of
 * the certificate, and find it through the application that it came from.
 */
export async function tellOfCertificateMoney(
  { portal, tx, invoice, at }: News,
  event: MoneyNews,
): Promise<void> {
  const about = await tx
    .selectFrom('Certificate')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .innerJoin('Organisation', 'Organisation.Id', 'Certificate.OrganisationId')
    .innerJoin('ServiceVersion', 'ServiceVersion.Id', 'Application.ServiceVersionId')
    .select([
      'Application.Id as ApplicationId',
      'Application.ApplicationKey',
      'Application.CreatedById',
      'Application.SharedWith',
      'Certificate.OrganisationId',
      'Certificate.CertificateNo',
      'Organisation.OrgName',
    ])
    .select(sql<Localized>`service_version.definition -> 'Name'`.as('ServiceName'))
    .where('Certificate.Id', '=', invoice.CertificateId)
    .executeTakeFirst();
  if (!about || portal.isQuiet) return;
  const happened = { ToStatus: 'COMPLETED', Turn: null, AssignedUserKey: null, IsByClient: false } as const;
  for (const message of whoToTell({ Action: event, ...happened }))
    for (const person of await recipients(tx, message.To, about, null))
      await tellPerson(tx, portal.settings, {
        cause: `invoice:${invoice.Id}:${event}:${at.getTime()}`,
        kind: message.Kind,
        params: paramsOf({ ...about, ApplicationNo: about.CertificateNo }),
        about,
        person,
      });
}
