import type { ApplicationStatus } from '#modules/applications/applications/rules/index.ts';
import { StatusBadge, viewAddress } from '#modules/applications/applications/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
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
      <Stack as="ul" className={classes.list}>
        {certificate.Applications.map((one) => (
          <li key={one.ApplicationKey}>
            <AppLink href={viewAddress(one.ApplicationKey)} className={classes.row}>
              <span className={classes.text}>
                <Words as="span" tone="green" weight="strong">
                  {t(`TYPE_${one.AssessmentType}`)}
                </Words>
                <Words as="span" tone="faint" size="xs" className="num">
                  {one.ApplicationNo ?? t('APP_NO_NUMBER')}
                  {one.StartDateTime && (
                    <>
                      {' · '}
                      {format.date(one.StartDateTime)} – {format.date(one.EndDateTime)}
                    </>
                  )}
                </Words>
              </span>
              <StatusBadge status={one.ApplicationStatusCode as ApplicationStatus} />
            </AppLink>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
