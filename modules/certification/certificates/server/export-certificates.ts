import { translate } from '#platform/common/i18n/texts.ts';
import type { FileRow } from '#platform/common/lists/columns.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import { exportOf, type ListRequest } from '#platform/server/lists/exported-list.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { certificateList } from '../rules/certificate-list.ts';
import { shownStatus, statusText } from '../rules/shown-status.ts';
import { certificateRow } from './certificate-row.ts';
import { matchingCertificates, sortedCertificates } from './list.ts';

/**
 * Defines the export of the certificate list: columns, filters and rows, in the caller's data scope and in
 * the order of the list.
 */
export const exportedCertificates = exportOf(certificateList, {
  file: 'certificates',
  count: ({ db, actor, filters }, most) =>
    countUpTo(
      db,
      matchingCertificates(db, actor, certificateList.Query.parse(filters)).select('Certificate.Id'),
      most,
    ),
  rows,
});

async function* rows({
  db,
  actor,
  filters,
  language,
  at,
}: ListRequest): AsyncGenerator<FileRow<typeof certificateList>[]> {
  const query = certificateList.Query.parse(filters);
  for await (const batch of inCursor(db, sortedCertificates(matchingCertificates(db, actor, query), query)))
    yield batch.map((row) => ({
      no: row.CertificateNo,
      revision: `R${row.Revision}`,
      org: row.OrgName,
      service: row.ServiceName,
      kind: row.Kind,
      status: translate(statusText(row.Kind, shownStatus(certificateRow(row, at))), language),
      effective: row.EffectiveDate,
      expiry: row.ExpiryDate,
    }));
}
