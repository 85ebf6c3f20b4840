import { CLIENT_READERS } from '@assay/shared/account/contract.ts';
import { certificateRoutes } from '@assay/shared/certificate/contract.ts';
import { shownStatus, statusText } from '@assay/shared/certificate/shown-status.ts';
import { localizedText } from '@assay/shared/format/localized-text.ts';
import { translate } from '@assay/shared/translation/catalogue.ts';
import { inBatches } from '../account/export/in-batches.ts';
import type { ListAsked } from '../account/export/lists.ts';
import { BATCH } from '../db/batches.ts';
import { certificateRow, ROW_COLUMNS } from './certificate-row.ts';
import { certificateInScope } from './certificate-scope.ts';
import { listed } from './list-filters.ts';
import { matches } from './matches.ts';

/** The list of certificates, in the caller's scope and with its filters, the newest first. */
export const exportedCertificates = {
  roles: CLIENT_READERS,
  query: certificateRoutes.list.query,
  file: 'certificates',
  heads: [
    'CERT_LIST_NO',
    'CERT_LIST_REVISION',
    'CERT_LIST_ORG',
    'CERT_LIST_SERVICE',
    'CERT_LIST_KIND',
    'CERT_LIST_STATUS',
    'CERT_LIST_EFFECTIVE',
    'CERT_LIST_EXPIRY',
  ],
  rows: (asked: ListAsked) => inBatches(batch, asked),
} as const;

async function batch({ db, actor, filters, language, at, before }: ListAsked & { before: number | null }) {
  const query = certificateRoutes.list.query.parse(filters);
  const rows = await db
    .selectFrom('Certificate')
    .select(['Certificate.Id', ...ROW_COLUMNS])
    .where(certificateInScope(actor))
    .where(listed(query))
    .where(matches(query.Search))
    .$if(before !== null, (older) => older.where('Certificate.Id', '<', before ?? 0))
    .orderBy('Certificate.Id', 'desc')
    .limit(BATCH)
    .execute();
  return rows.map(({ Id, ...row }) => ({
    Id,
    cells: [
      row.CertificateNo,
      `R${row.Revision}`,
      localizedText(row.OrgName, language),
      localizedText(row.ServiceName, language),
      translate(`KIND_${row.Kind}`, language),
      translate(statusText(row.Kind, shownStatus(certificateRow(row, at))), language),
      row.EffectiveDate,
      row.ExpiryDate,
    ],
  }));
}
