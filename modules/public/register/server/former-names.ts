import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';

/**
 * Reads the holders' names on earlier published revisions of certificates, newest first, so that readers
 * with an old document or name recognise the holder.
 */
export async function formerNames(
  db: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Localized[]>> {
  const found = new Map<string, Localized[]>();
  if (numbers.length === 0) return found;
  const { rows } = await sql<{ CertificateNo: string; Name: Localized }>`
    select certificate.certificate_no, document.facts -> 'OrgName' as name
      from certificate
      join certificate_document document on document.certificate_id = certificate.id
        and document.revision < certificate.revision and document.status = 'READY'
        and document.facts -> 'OrgName' is distinct from certificate.org_name
      where certificate.certificate_no = any(${[...numbers]}::text[])
        and exists (select from certificate_event event
          where event.certificate_id = certificate.id and event.revision = document.revision
            and event.to_status not in (${literals(certificateStatuses.unpublished)}))
      order by certificate.id, document.revision desc`.execute(db);
  for (const { CertificateNo, Name } of rows) {
    const known = found.get(CertificateNo) ?? [];
    if (!known.some((one) => one.EN === Name.EN && one.CHT === Name.CHT && one.CHS === Name.CHS))
      found.set(CertificateNo, [...known, Name]);
  }
  return found;
}
