import { BYTE_ORDER_MARK, csvText } from '#platform/common/format/csv.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { CheckLine } from '../rules/check-page.ts';
import { localizedName } from './localized-name.ts';

const HEADS = [
  'SITE_MANY_LINE',
  'SITE_COLUMN_NUMBER',
  'SITE_MANY_STATUS',
  'SITE_MANY_SINCE',
  'SITE_COLUMN_HOLDER',
  'SITE_COLUMN_SERVICE',
  'SITE_COLUMN_EFFECTIVE',
  'SITE_COLUMN_EXPIRY',
] as const;

/**
 * Result of a public bulk check as a CSV file in the visitor's language; `csvText` neutralises texts that a
 * spreadsheet would run as formulas.
 */
export function checkCsv(rows: readonly CheckLine[], language: Language): string {
  const text = (key: string) => translate(key, language);
  const lines = rows.map((row) =>
    row.Kind === 'MALFORMED'
      ? [row.Line, row.Text, text('SITE_MANY_NOT_NUMBER'), '', '', '', '', '']
      : [
          row.Line,
          row.CertificateNo,
          text(`SITE_VERDICT_${row.Verdict}`),
          row.Since,
          row.OrgName && localizedName(row.OrgName, language),
          row.ServiceName && localizedName(row.ServiceName, language),
          row.EffectiveDate,
          row.ExpiryDate,
        ],
  );
  return BYTE_ORDER_MARK + csvText([HEADS.map(text), ...lines]);
}
