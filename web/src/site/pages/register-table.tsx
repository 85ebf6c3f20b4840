import type { RegisterRow } from '@assay/shared/register/contract.ts';
import { certificateLink } from '../parts/certificate-link.ts';
import { VerdictBadge } from '../parts/verdict-badge.tsx';
import { useSay } from '../use-say.ts';
import { useSiteText } from '../use-site-text.ts';

/** A table that becomes cards on a narrow screen; each cell then carries its column's name. */
export function RegisterTable({ rows }: { rows: readonly RegisterRow[] }) {
  const t = useSiteText();
  const say = useSay();
  const columns = [
    t('SITE_COLUMN_HOLDER'),
    t('SITE_COLUMN_NUMBER'),
    t('SITE_COLUMN_SERVICE'),
    t('SITE_COLUMN_STATUS'),
    t('SITE_COLUMN_EFFECTIVE'),
    t('SITE_COLUMN_EXPIRY'),
  ];
  return (
    <div className="card register">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.CertificateNo}>
              <th scope="row">
                <a href={certificateLink(row.CertificateNo)}>{say.text(row.OrgName)}</a>
              </th>
              <td data-label={columns[1]} className="nowrap">
                {row.CertificateNo}
              </td>
              <td data-label={columns[2]}>{say.text(row.ServiceName)}</td>
              <td data-label={columns[3]}>
                <VerdictBadge verdict={row.Verdict} />
              </td>
              <td data-label={columns[4]} className="effective num nowrap">
                {say.date(row.EffectiveDate)}
              </td>
              <td data-label={columns[5]} className="num nowrap">
                {say.date(row.ExpiryDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
