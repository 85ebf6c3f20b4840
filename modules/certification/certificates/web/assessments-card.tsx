import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import { StatusBadge, viewAddress } from '#modules/applications/applications/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import type { CertificateView } from '../rules/contract.ts';
import classes from './assessments-card.module.css';

/**
 * Card on the certificate screen that lists the assessments behind the certificate, newest first, each with
 * number, period and status and a link to its application.
 */
export function AssessmentsCard({ certificate }: { certificate: CertificateView }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('CERT_ASSESSMENTS')} isFlush>
      <ul className={classes.list}>
        {certificate.Applications.map((one) => (
          <li key={one.ApplicationKey}>
            <AppLink href={viewAddress(one.ApplicationKey)} className={classes.row}>
              <span className={classes.text}>
                <span className={classes.name}>{t(`TYPE_${one.AssessmentType}`)}</span>
                <span className={`${classes.meta} num`}>
                  {one.ApplicationNo ?? t('APP_NO_NUMBER')}
                  {one.StartDateTime && (
                    <>
                      {' · '}
                      {format.date(one.StartDateTime)} – {format.date(one.EndDateTime)}
                    </>
                  )}
                </span>
              </span>
              <StatusBadge status={one.ApplicationStatusCode as ApplicationStatus} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
