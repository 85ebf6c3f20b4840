import { isClient } from '#platform/common/access/roles.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { ApplicationView } from '../rules/contract.ts';
import { isAssignedStep } from '../rules/step-roles.ts';
import { viewAddress } from './addresses.ts';
import { isReviewBeforePayment, paymentState } from './payment-state.ts';
import { StaffFacts } from './staff-facts.tsx';

/**
 * Card with the key facts of an application, such as payment, target and window; unknown facts are omitted.
 */
export function FactsCard({ view }: { view: ApplicationView }) {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const isStaff = !isClient(useUser().UserRoleList);
  const payment = paymentState(view);
  const branch = localized(view.BranchName);
  const isPaidOn = payment.key === 'INVOICE_STATUS_PAID' && view.PaymentDateTime !== null;
  const next = view.HasChildCycle;
  return (
    <Card title={t('FACTS_TITLE')}>
      <Facts isAtEnds>
        {view.Invoice && (
          <Fact name={t('TAB_PAYMENT')}>
            <Badge tone={payment.tone}>
              {isPaidOn ? t('PAYMENT_PAID_ON', { date: format.date(view.PaymentDateTime) }) : t(payment.key)}
            </Badge>
            {isStaff && isReviewBeforePayment(view) && <div>{t('FACTS_REVIEW_BEFORE_PAYMENT')}</div>}
          </Fact>
        )}
        {view.TransactionNo && <Fact name={t('FIELD_REVIEW_TRANSACTION')}>{view.TransactionNo}</Fact>}
        {view.PaymentTransactionNo && <Fact name={t('PAYMENT_TRANX')}>{view.PaymentTransactionNo}</Fact>}
        {isStaff ? <StaffFacts view={view} /> : <AssessorFacts view={view} />}
        {view.TargetDays !== null && (
          <Fact name={t('FACTS_TARGET')}>{t('APP_DAYS', { count: view.TargetDays })}</Fact>
        )}
        {view.StartDateTime && (
          <Fact name={t('FACTS_WINDOW')}>
            {format.date(view.StartDateTime)} – {format.date(view.EndDateTime)}
          </Fact>
        )}
        {view.CreatedBy && <Fact name={t('FACTS_APPLICANT')}>{view.CreatedBy.Name}</Fact>}
        {branch && <Fact name={t('FACTS_BRANCH')}>{branch}</Fact>}
        {next && (
          <Fact name={t('FACTS_NEXT')}>
            <AppLink href={viewAddress(next.ApplicationKey)}>
              {next.ApplicationNo ?? t('APP_NO_NUMBER')}
            </AppLink>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

/** Who assesses and reviews the application, for its client: the certification body has to name them. */
function AssessorFacts({ view }: { view: ApplicationView }) {
  const t = useText();
  return view.Steps.map(
    ({ Step, Assigned, By }) =>
      isAssignedStep(Step) &&
      (By ?? Assigned) && (
        <Fact key={Step} name={t(`STEP_${Step}`)}>
          {(By ?? Assigned)?.Name}
        </Fact>
      ),
  );
}
