/** Card on the client dashboard that lists the client's certificates in force with their expiry dates. */

import { type CertificateRow, certificateAddress } from '#modules/certification/certificates/rules/index.ts';
import { CertificateBadge } from '#modules/certification/certificates/web/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './dashboard.module.css';

export function ClientCertificates({ rows }: { rows: readonly CertificateRow[] }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <Card title={t('DASH_CERTIFICATES')} isFlush>
      {rows.map((row) => (
        <AppLink key={row.CertificateKey} href={certificateAddress(row)} className={classes.change}>
          <span className={classes.rowText}>
            <Words as="span" tone="ink" weight="strong">
              {localized(row.ServiceName)}
            </Words>{' '}
            <Words as="span" tone="soft" size="xs" className="num">
              {row.CertificateNo}
            </Words>
          </span>
          <CertificateBadge of={row} />
          <span className={`${classes.when} num`}>
            {row.ExpiryDateTime
              ? t('DASH_EXPIRES', { date: format.date(row.ExpiryDateTime) })
              : t('CERT_LIST_NO_EXPIRY')}
          </span>
        </AppLink>
      ))}
    </Card>
  );
}
