import type { DisclosureResult } from '@assay/shared/site/page.ts';
import { disclosureDate } from '../disclosure-date.ts';
import { useSay } from '../use-say.ts';
import { certificateLink } from './certificate-link.ts';

export function DisclosureList({ rows }: { rows: DisclosureResult['Rows'] }) {
  const say = useSay();
  return (
    <ul className="card disclosures">
      {rows.map((row) => (
        <li key={`${row.CertificateNo} ${row.PublishedOn}`}>
          <div>
            <a href={certificateLink(row.CertificateNo)}>{say.text(row.OrgName)}</a>
            <p className="muted">{say.text(row.ServiceName)}</p>
          </div>
          <div className="disclosure-facts small faint">
            <span>{row.CertificateNo}</span>
            <time dateTime={row.PublishedOn}>{disclosureDate(row.PublishedOn)}</time>
          </div>
        </li>
      ))}
    </ul>
  );
}
