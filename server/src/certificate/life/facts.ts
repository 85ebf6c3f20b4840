import type { CertificateLifeFacts } from '@assay/shared/certificate/life-facts.ts';
import { renewalOpens } from '@assay/shared/cycle/calendar.ts';
import { sql } from 'kysely';
import type { Queries } from '../../db/connect.ts';
import type { ServiceVersion } from '../../service/versions.ts';
import type { CertificateRecord } from '../intent.ts';
import { isInRenewal } from '../is-in-renewal.ts';

/** What the table of a certificate decides on. */
export async function lifeFacts(
  db: Queries,
  row: CertificateRecord & { ServiceVersion: ServiceVersion },
): Promise<CertificateLifeFacts> {
  const { Definition } = row.ServiceVersion;
  const stored = await db
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
    ])
    .executeTakeFirstOrThrow();
  return {
    CertificateStatusCode: row.CertificateStatusCode,
    StatusBefore: row.StatusBefore,
    Kind: row.Kind,
    ExpiryDate: row.ExpiryDate,
    IsExtensionAllowed: Definition.IsExtensionAllowed,
    HasRenewal: Definition.Cycle !== null && Definition.AssessmentTypes.includes('RENEWAL'),
    RenewalOpens: renewalOpens(Definition.Cycle, row.ExpiryDate),
    ...stored,
  };
}
