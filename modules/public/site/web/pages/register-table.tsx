/**
 * Table of certificates on the public register page: holder with former names, number, service, status and
 * dates, sortable by links.
 */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { RegisterRow } from '#modules/public/register/rules/index.ts';
import { VerdictBadge } from '../parts/verdict-badge.tsx';
import type { SiteTextKey } from '../site-context.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

type Column = { Text: SiteTextKey; Sort?: string };

const COLUMNS: readonly Column[] = [
  { Text: 'SITE_COLUMN_HOLDER', Sort: 'OrgName' },
  { Text: 'SITE_COLUMN_NUMBER', Sort: 'CertificateNo' },
  { Text: 'SITE_COLUMN_SERVICE' },
  { Text: 'SITE_COLUMN_STATUS' },
  { Text: 'SITE_COLUMN_EFFECTIVE', Sort: 'EffectiveDate' },
  { Text: 'SITE_COLUMN_EXPIRY', Sort: 'ExpiryDate' },
];

type Props = { rows: readonly RegisterRow[]; sort: string; href: (sort: string) => string };

/** Sortable column heading: a link that sorts by the column, or reverses the order if already sorted. */
function Heading({ column, sort, href }: { column: Column } & Pick<Props, 'sort' | 'href'>) {
  const t = useSiteText();
  const name = t(column.Text);
  if (!column.Sort) return <th scope="col">{name}</th>;
  const isUp = sort === column.Sort;
  const isDown = sort === `-${column.Sort}`;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <a
        href={href(isUp ? `-${column.Sort}` : column.Sort)}
        rel="nofollow"
        title={t('SITE_COLUMN_SORT', { column: name })}
      >
        {name}
        {(isUp || isDown) && <span aria-hidden="true">{isUp ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  );
}

/** Table that becomes cards on narrow screens, where each cell shows its column's name. */
export function RegisterTable({ rows, sort, href }: Props) {
  const t = useSiteText();
  const text = useSiteFormat();
  const label = (at: number): string => t(COLUMNS[at]?.Text ?? 'SITE_COLUMN_HOLDER');
  return (
    <div className="card register">
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <Heading key={column.Text} column={column} sort={sort} href={href} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.CertificateNo}>
              <th scope="row">
                <a href={verifyPath(row.CertificateNo)}>{text.text(row.OrgName)}</a>
                {row.FormerNames.length > 0 && (
                  <span className="former small faint">
                    {t('SITE_FORMERLY', {
                      name: [...new Set(row.FormerNames.map(text.text))],
                    })}
                  </span>
                )}
              </th>
              <td data-label={label(1)} className="nowrap">
                {row.CertificateNo}
              </td>
              <td data-label={label(2)}>{text.text(row.ServiceName)}</td>
              <td data-label={label(3)}>
                <VerdictBadge verdict={row.Verdict} />
              </td>
              <td data-label={label(4)} className="effective num nowrap">
                {text.date(row.EffectiveDate)}
              </td>
              <td data-label={label(5)} className="num nowrap">
                {text.date(row.ExpiryDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
