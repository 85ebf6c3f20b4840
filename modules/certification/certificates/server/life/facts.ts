import { sql } from 'kysely';
import { certificateStatuses, hasEnded } from '#modules/applications/applications/rules/index.ts';
import {
  type InvoiceStatus,
  invoiceStatuses,
  isPaid,
  isWaived,
} from '#modules/billing/invoices/rules/index.ts';
import { renewalOpens, renewalPossibleUntil } from '#modules/catalogue/services/rules/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { CertificateLifeFacts } from '../../rules/life-facts.ts';
import type { CertificateRecord } from '../document-request.ts';
import { isInRenewal } from '../is-in-renewal.ts';

/**
 * Reads the facts on which a certificate's workflow rules decide: status, expiry, renewal window, open
 * renewal, documents in progress and whether it is paid.
 */
export async function lifeFacts(
  db: Queries,
  row: CertificateRecord & { ServiceVersion: ServiceVersion },
): Promise<CertificateLifeFacts> {
  const { Definition } = row.ServiceVersion;
  const { InvoiceStatus, ...stored } = await db
    .selectNoFrom([
      isInRenewal(row.Id).as('HasOpenRenewal'),
      sql<boolean>`exists (select 1 from certificate_document where certificate_id = ${row.Id} and status = 'READY')`.as(
        'HasPage',
      ),
      sql<boolean>`exists (select 1 from certificate_document where certificate_id = ${row.Id} and status = 'INTENDED')`.as(
        'IsPageUnderWay',
      ),
      sql<boolean>`exists (select 1 from disclosure_document where certificate_id = ${row.Id} and status = 'INTENDED')`.as(
        'IsDisclosureUnderWay',
      ),
      invoiceStatusOf(row).as('InvoiceStatus'),
    ])
    .executeTakeFirstOrThrow();
  return {
    CertificateStatusCode: row.CertificateStatusCode,
    StatusBefore: row.StatusBefore,
    Kind: row.Kind,
    ExpiryDate: row.ExpiryDate,
    Scope: row.Scope,
    IsExtensionAllowed: Definition.IsExtensionAllowed,
    IsDecisionRequired: Definition.DecisionRequired === true,
    IsCertificateEnded: hasEnded(row.CertificateStatusCode),
    RenewalPossibleUntil:
      certificateStatuses.expired.includes(row.CertificateStatusCode) && row.ExpiryDate !== null
        ? renewalPossibleUntil(Definition.Cycle, row.ExpiryDate)
        : null,
    HasRenewal: Definition.Cycle !== null && Definition.AssessmentTypes.includes('RENEWAL'),
    RenewalOpens: renewalOpens(Definition.Cycle, row.ExpiryDate),
    IsPaid: InvoiceStatus !== null && isPaid(InvoiceStatus),
    IsByPassPayment: InvoiceStatus !== null && isWaived(InvoiceStatus),
    ...stored,
  };
}

/**
 * Invoice status of the application whose page is in force, or else of the one that the certificate
 * originated from.
 */
const invoiceStatusOf = ({ Id, Revision, ApplicationId }: CertificateRecord) =>
  sql<InvoiceStatus | null>`(
    select status from invoice where status not in (${literals(invoiceStatuses.voided)}) and application_id = coalesce((
      select application_id from certificate_document where certificate_id = ${Id} and revision = ${Revision}
    ), ${ApplicationId}))`;
