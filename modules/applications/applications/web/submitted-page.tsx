/**
 * Confirmation after an application or a correction was submitted: its number, what happens next, and the
 * invoice to pay.
 */

import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { usePageTitle } from '#platform/web/ui/use-page-title.ts';
import type { ApplicationView } from '../rules/contract.ts';
import { APPLICATION_STATUS } from '../rules/statuses.ts';
import { viewAddress } from './addresses.ts';
import { PayNotice, unpaidInvoice } from './pay-notice.tsx';
import classes from './submitted-page.module.css';

/** What the assessment has to do with the invoice, if one is unpaid. */
function assessmentText(gate: 'BEFORE_REVIEW' | 'BEFORE_CERTIFICATE' | undefined) {
  if (gate === 'BEFORE_REVIEW') return 'SUBMITTED_NEXT_PAYMENT';
  return gate ? 'SUBMITTED_NEXT_UNPAID' : 'SUBMITTED_NEXT_ASSESSMENT';
}

export function SubmittedPage({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const name = useApplicationName()(view);
  const { Email } = useUser();
  // A correction goes back to the step that asked for it.
  const isCorrection = APPLICATION_STATUS[view.ApplicationStatusCode].Stage === 'STEP';
  const title = t(isCorrection ? 'SUBMITTED_CORRECTION' : 'SUBMITTED_TITLE');
  usePageTitle(title);
  const invoice = unpaidInvoice(view);
  const steps = isCorrection
    ? [t('SUBMITTED_NEXT_REVIEW'), t('SUBMITTED_NEXT_CORRECTION')]
    : [
        t('SUBMITTED_NEXT_CHECK'),
        t(assessmentText(invoice?.PaymentGate)),
        t('SUBMITTED_NEXT_DECISION', { weeks: Math.max(1, Math.round(view.UsualDays / 7)) }),
      ];
  return (
    <div className={classes.page}>
      <section className={classes.panel} aria-labelledby="submitted-title">
        <IconCircleCheck size={40} stroke={1.6} aria-hidden="true" />
        <h1 id="submitted-title">{title}</h1>
        <p>
          {t('SUBMITTED_NUMBER')} <b className="num">{name}</b>
        </p>
        <p className={classes.about}>
          {localized(view.ServiceName)} · {format.dateTime(view.StepSince)}
        </p>
      </section>
      <PayNotice view={view} />
      <Card title={t('SUBMITTED_NEXT')}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{t('SUBMITTED_MAIL', { email: Email })}</p>
        {!isCorrection && <p>{t('SUBMITTED_WITHDRAW')}</p>}
      </Card>
      <Row align="stretch" gap="xs">
        <Button component={AppLink} href={viewAddress(view.ApplicationKey)} variant="default">
          {t('SUBMITTED_VIEW')}
        </Button>
        <Button component={AppLink} href="/dashboard" variant="default">
          {t('TITLE_DASHBOARD')}
        </Button>
      </Row>
    </div>
  );
}
