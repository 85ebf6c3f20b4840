/** List of disclosure documents with downloads, on the home and disclosure pages. */
import { verifyPath } from '#modules/certification/certificates/rules/index.ts';
import type { DisclosureResult } from '../../rules/page.ts';
import { disclosureDate } from '../disclosure-date.ts';
import { fileSize } from '../file-size.ts';
import { useSiteFormat } from '../use-site-format.ts';
import { useSiteText } from '../use-site-text.ts';
import { Icon } from './icon.tsx';

export function DisclosureList({ rows }: { rows: DisclosureResult['Rows'] }) {
  const t = useSiteText();
  const text = useSiteFormat();
  return (
    <ul className="card disclosures">
      {rows.map((row) => {
        const name = text.text(row.OrgName);
        return (
          <li key={`${row.CertificateNo} ${row.PublishedOn}`}>
            <div>
              <a href={verifyPath(row.CertificateNo)}>{name}</a>
              <p className="muted">{text.text(row.ServiceName)}</p>
              <a className="disclosure-file small" href={row.DownloadUrl} download>
                <Icon name="download" />
                {t('SITE_DISCLOSURE_FILE', { size: fileSize(row.Size) })}
                <span className="visually-hidden"> · {t('SITE_DISCLOSURE_OF', { name })}</span>
              </a>
            </div>
            <div className="disclosure-facts small faint">
              <span>{row.CertificateNo}</span>
              <time dateTime={row.PublishedOn}>{disclosureDate(row.PublishedOn)}</time>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
