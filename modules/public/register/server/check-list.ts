import { sql } from 'kysely';
import { type StatusEvent, verdictOn } from '#modules/certification/certificates/rules/index.ts';
import { canBeShown } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CheckedRow } from '../rules/contract.ts';

type NumberToCheck = { CertificateNo: string; Code?: string | undefined };

/**
 * Today's verdict on each certificate number of a public bulk check, in the given order, with a single
 * query; certificates that the visitor may not see are unknown.
 */
export async function checkList(db: Db, items: readonly NumberToCheck[], at: Date): Promise<CheckedRow[]> {
  if (items.length === 0) return [];
  const today = hongKongDate(at);
  const numbers = [...new Set(items.flatMap(({ CertificateNo: no }) => [no, no.toUpperCase()]))];
  const found = new Map((await certificates(db, numbers)).map((row) => [row.CertificateNo, row]));
  return items.map(({ CertificateNo: requestedNo, Code }) => {
    const certificate = found.get(requestedNo) ?? found.get(requestedNo.toUpperCase());
    if (!certificate || !canBeShown(certificate, certificate.Story, Code)) return unknown(requestedNo);
    const { CertificateNo, OrgName, ServiceName, EffectiveDate, ExpiryDate } = certificate;
    const { Verdict, Since } = verdictOn(certificate.Story, certificate, today);
    return { CertificateNo, Verdict, Since, OrgName, ServiceName, EffectiveDate, ExpiryDate };
  });
}

const unknown = (CertificateNo: string): CheckedRow => ({
  CertificateNo,
  Verdict: 'UNKNOWN',
  Since: null,
  OrgName: null,
  ServiceName: null,
  EffectiveDate: null,
  ExpiryDate: null,
});

/** The certificates with their history, as returned by `certificateHistoryEvents`. */
const certificates = (db: Db, numbers: string[]) =>
  db
    .selectFrom('Certificate')
    .select([
      'CertificateNo',
      'Code',
      'CertificateStatusCode',
      'IsUnlisted',
      'Revision',
      'OrgName',
      'ServiceName',
      'EffectiveDate',
      'ExpiryDate',
    ])
    .select(
      sql<StatusEvent[]>`(select coalesce(json_agg(json_build_object(
          'Event', event.event, 'ToStatus', event.to_status, 'EffectiveOn', event.effective_on,
          'Revision', event.revision,
          'ExpiryDate', coalesce(event.expiry_date::text, document.facts ->> 'ExpiryDate')) order by event.seq), '[]')
        from certificate_event event
        left join certificate_document document
          on document.certificate_id = event.certificate_id and document.revision = event.revision
        where event.certificate_id = certificate.id)`.as('Story'),
    )
    .where('CertificateNo', '=', sql<string>`any(${numbers}::text[])`)
    .execute();
