/**
 * Reads one entry of a certificate's history with everything needed to notify its recipients, and builds the
 * parameters of the notification texts in all three languages.
 */
import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Queries } from '#platform/server/database/connect.ts';

type CertificateNotificationData = NonNullable<Awaited<ReturnType<typeof loadNotificationData>>>;

/**
 * Reads one entry of a certificate's history with the data for its notifications, and the application of the
 * page in force.
 */
export async function loadNotificationData(db: Queries, task: { CertificateId: number; Seq: number }) {
  return db
    .selectFrom('CertificateEvent as Line')
    .innerJoin('Certificate', 'Certificate.Id', 'Line.CertificateId')
    .innerJoin('Organisation', 'Organisation.Id', 'Certificate.OrganisationId')
    .leftJoin('CertificateDocument as Page', (join) =>
      join
        .onRef('Page.CertificateId', '=', 'Line.CertificateId')
        .onRef('Page.Revision', '=', 'Line.Revision'),
    )
    .innerJoin('Application', (join) =>
      join.on(sql<boolean>`application.id = coalesce(page.application_id, certificate.application_id)`),
    )
    .select([
      'Line.Event',
      'Line.FromStatus',
      'Line.ToStatus',
      'Line.EffectiveOn',
      'Line.At',
      'Line.AccountId',
      'Certificate.CertificateKey',
      'Certificate.CertificateNo',
      'Certificate.CertificateStatusCode',
      'Certificate.Kind',
      'Certificate.ExpiryDate',
      'Certificate.OrganisationId',
      'Certificate.ServiceName',
      'Organisation.OrgName',
      'Application.Id as ApplicationId',
      'Application.ApplicationKey',
      'Application.CreatedById',
      'Application.SharedWith',
    ])
    .select([
      // A page that came with its application's publication, or that an extension or a decision on the scope requested.
      sql<boolean>`exists (select from application_history
          where application_history.application_id = page.application_id
            and application_history.action = 'PUBLISH' and application_history.at = line.at)
        or exists (select from certificate_event other
          where other.certificate_id = line.certificate_id and other.event in ('EXTENDED', 'SCOPE_EXTENDED', 'SCOPE_REDUCED')
            and other.at = page.created_at)`.as('IsNotifiedElsewhere'),
    ])
    .where('Line.CertificateId', '=', task.CertificateId)
    .where('Line.Seq', '=', task.Seq)
    .executeTakeFirst();
}

type CertificateNames = Pick<
  CertificateNotificationData,
  'CertificateNo' | 'CertificateKey' | 'Kind' | 'ExpiryDate'
> & {
  OrgName: Localized;
  ServiceName: Localized;
};

/**
 * Parameters stored with a notification in all three languages; the reader's language is chosen when it is
 * read.
 */
export const notificationParams = (news: CertificateNames, on: string): Record<string, string> => ({
  CertificateNo: news.CertificateNo,
  CertificateKey: news.CertificateKey,
  CertificateKind: news.Kind,
  On: on,
  ...(news.ExpiryDate && { ExpiryOn: news.ExpiryDate }),
  OrgName_EN: news.OrgName.EN,
  OrgName_CHT: news.OrgName.CHT,
  OrgName_CHS: news.OrgName.CHS,
  ServiceName_EN: news.ServiceName.EN,
  ServiceName_CHT: news.ServiceName.CHT,
  ServiceName_CHS: news.ServiceName.CHS,
});
