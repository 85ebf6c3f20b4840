import { localizedText } from '#platform/common/format/localized-text.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { countUpTo } from '#platform/server/lists/count-up-to.ts';
import type { ExportedList, ListRequest } from '#platform/server/lists/exported-list.ts';
import { filterValues } from '#platform/server/lists/filter-value.ts';
import { inCursor } from '#platform/server/lists/in-cursor.ts';
import { type Cells, dayCell } from '#platform/server/tables/cells.ts';
import { certificateRoutes } from '../rules/contract.ts';
import { shownStatus, statusText } from '../rules/shown-status.ts';
import { certificateRow } from './certificate-row.ts';
import { matchingCertificates, sortedCertificates } from './list.ts';

/**
 * Defines the export of the certificate list: columns, filters and rows, in the caller's data scope and in
 * the order of the list.
 */
export const exportedCertificates = {
  query: certificateRoutes.list.query,
  filters: filterValues(certificateRoutes.list.query)({
    Status: { texts: 'CERT_STATUS_' },
    Kind: { texts: 'KIND_' },
    ServiceKey: 'service',
    ExpiryFrom: 'day',
    ExpiryTo: 'day',
    EffectiveFrom: 'day',
    EffectiveTo: 'day',
  }),
  file: 'certificates',
  columns: [
    ['no', 'CERT_LIST_NO'],
    ['no', 'CERT_LIST_REVISION'],
    ['org', 'CERT_LIST_ORG'],
    ['service', 'CERT_LIST_SERVICE'],
    ['service', 'CERT_LIST_KIND'],
    ['status', 'CERT_LIST_STATUS'],
    ['effective', 'CERT_LIST_EFFECTIVE'],
    ['expiry', 'CERT_LIST_EXPIRY'],
  ],
  count: ({ db, actor, filters }, most) =>
    countUpTo(
      db,
      matchingCertificates(db, actor, certificateRoutes.list.query.parse(filters)).select('Certificate.Id'),
      most,
    ),
  rows,
} as const satisfies ExportedList;

async function* rows({ db, actor, filters, language, at }: ListRequest): AsyncGenerator<Cells[]> {
  const query = certificateRoutes.list.query.parse(filters);
  for await (const batch of inCursor(db, sortedCertificates(matchingCertificates(db, actor, query), query)))
    yield batch.map((row) => [
      row.CertificateNo,
      `R${row.Revision}`,
      localizedText(row.OrgName, language),
      localizedText(row.ServiceName, language),
      translate(`KIND_${row.Kind}`, language),
      translate(statusText(row.Kind, shownStatus(certificateRow(row, at))), language),
      dayCell(row.EffectiveDate),
      dayCell(row.ExpiryDate),
    ]);
}
