/**
 * Result of a public bulk check of certificate numbers: counts of valid, other, unknown and malformed lines,
 * and a table with the status of each.
 */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { CheckLine, CheckPage } from '#modules/public/register/rules/index.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { VerdictBadge } from '../parts/verdict-badge.tsx';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';

type Result = NonNullable<CheckPage['Result']>;

/** Number of results of each kind, so that certificates that are not valid stand out. */
function Summary({ result }: { result: Result }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const count = (test: (row: CheckLine) => boolean): number => result.Rows.filter(test).length;
  const kinds = [
    {
      Tone: 'success',
      Text: 'SITE_MANY_VALID',
      Count: count((row) => row.Kind === 'CHECKED' && row.Verdict === 'VALID'),
    },
    {
      Tone: 'danger',
      Text: 'SITE_MANY_OTHER',
      Count: count((row) => row.Kind === 'CHECKED' && row.Verdict !== 'VALID' && row.Verdict !== 'UNKNOWN'),
    },
    {
      Tone: 'plain',
      Text: 'SITE_MANY_UNKNOWN',
      Count: count((row) => row.Kind === 'CHECKED' && row.Verdict === 'UNKNOWN'),
    },
    { Tone: 'plain', Text: 'SITE_MANY_MALFORMED', Count: count((row) => row.Kind === 'MALFORMED') },
  ] as const;
  return (
    <div className="many-summary">
      <p className="muted num">
        {t('SITE_MANY_SUMMARY', {
          count: formatNumber(result.Rows.length),
          moment: text.dateTime(result.CheckedAt),
        })}
      </p>
      <p className="many-kinds num">
        {kinds
          .filter(({ Count }) => Count > 0)
          .map(({ Tone, Text, Count }) => (
            <span key={Text} className={`badge badge-${Tone}`}>
              {t(Text, { count: formatNumber(Count) })}
            </span>
          ))}
      </p>
    </div>
  );
}

export function CheckResult({ result }: { result: Result }) {
  const t = useSiteText();
  const columns = [
    t('SITE_MANY_LINE'),
    t('SITE_COLUMN_NUMBER'),
    t('SITE_MANY_STATUS'),
    t('SITE_COLUMN_HOLDER'),
    t('SITE_COLUMN_SERVICE'),
    t('SITE_COLUMN_EXPIRY'),
  ];
  return (
    <section className="many-result" aria-label={t('SITE_MANY_STATUS')}>
      <Summary result={result} />
      <div className="card register many">
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
            {result.Rows.map((row) => (
              <ResultRow
                key={`${row.Line} ${row.Kind === 'CHECKED' ? row.CertificateNo : row.Text}`}
                row={row}
                columns={columns}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ResultRow({ row, columns }: { row: CheckLine; columns: readonly string[] }) {
  const t = useSiteText();
  const text = useSiteFormat();
  const line = (
    <td data-label={columns[0]} className="num faint">
      {row.Line}
    </td>
  );
  if (row.Kind === 'MALFORMED')
    return (
      <tr>
        {line}
        <th scope="row" className="given">
          {row.Text}
        </th>
        <td colSpan={4} className="muted">
          {t('SITE_MANY_NOT_NUMBER')}
        </td>
      </tr>
    );
  const { OrgName, ServiceName } = row;
  const known = OrgName && ServiceName ? { OrgName, ServiceName } : null;
  return (
    <tr>
      {line}
      <th scope="row" className="nowrap">
        {known ? (
          <a href={verifyPath(row.CertificateNo, row.Code)}>{row.CertificateNo}</a>
        ) : (
          row.CertificateNo
        )}
      </th>
      <td data-label={columns[2]}>
        <VerdictBadge verdict={row.Verdict} />
        {row.Since && row.Verdict !== 'VALID' && (
          <span className="small faint num since">
            {t('SITE_MANY_SINCE')} {text.date(row.Since)}
          </span>
        )}
      </td>
      {known ? (
        <>
          <td data-label={columns[3]}>{text.text(known.OrgName)}</td>
          <td data-label={columns[4]}>{text.text(known.ServiceName)}</td>
          <td data-label={columns[5]} className="num nowrap">
            {text.date(row.ExpiryDate)}
          </td>
        </>
      ) : (
        <td colSpan={3} className="muted">
          {t('SITE_MANY_UNKNOWN_TEXT')}
        </td>
      )}
    </tr>
  );
}
