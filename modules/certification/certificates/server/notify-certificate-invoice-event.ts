import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { paramsOf, recipients } from '#modules/applications/applications/server/index.ts';
import { invoiceRecipientsFor } from '#modules/billing/invoices/rules/index.ts';
import { invoiceNotification } from '#modules/billing/invoices/server/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';

/**
 * Notifies the recipients of an event of a certificate's invoice, such as a payment or refund, by
 * certificate number and with a link to the invoice.
 */
export const notifyCertificateInvoiceEvent = invoiceNotification.implement(
  async ({ portal, tx, invoice, event, by, at }) => {
    if (invoice.CertificateId === null) return;
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
    // If the certificate was issued in error, its holder is notified through the application that it came
    // from.
    const isDeleted = certificateStatuses.void.includes(about.CertificateStatusCode);
    for (const message of invoiceRecipientsFor(event, { IsOver: isDeleted, IsCompleted: !isDeleted }))
      for (const person of await recipients(tx, message.To, about, by?.Id ?? null))
        await notifyRecipient(tx, portal.settings, {
          cause: `invoice:${invoice.Id}:${event}:${at.getTime()}`,
          kind: message.Kind,
          params: {
            ...paramsOf(isDeleted ? about : { ...about, ApplicationNo: about.CertificateNo }),
            ...(!isDeleted && { CertificateKey: about.CertificateKey }),
          },
          about,
          person,
        });
  },
);
