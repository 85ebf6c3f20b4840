/** What was checked for the decider: findings, separation of duties, interests, competence and payment. */
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { paymentState } from '#modules/applications/applications/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact } from '#platform/web/ui/fact.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';
import { unrecordedMajors } from './findings-card.tsx';
import classes from './sheet.module.css';
import { useFindings, weighed } from './use-sheet.ts';

type Props = { view: ApplicationView; sheet: DecisionSheet };

export function ChecksCard({ view, sheet }: Props) {
  const t = useText();
  const { data } = useFindings(view.ApplicationKey);
  const names = (people: DecisionSheet['Team']) => people.map(({ Name }) => Name).join(', ');
  const conflicts = sheet.Team.filter(({ IsInConflict }) => IsInConflict);
  const interests = sheet.Team.filter(({ HasInterest }) => HasInterest);
  const assigned = sheet.Team.filter(({ IsCompetent }) => IsCompetent !== null);
  const competent = assigned.filter(({ IsCompetent }) => IsCompetent);
  const payment = view.Invoice && paymentState(view);
  return (
    <Card title={t('SHEET_CHECKS')}>
      <Facts isAtEnds>
        {data && <FindingChecks view={view} sheet={sheet} findings={weighed(data.Rows)} />}
        <Check name={t('SHEET_CHECK_DUTIES')} isOk={conflicts.length === 0}>
          {conflicts.length === 0 ? t('SHEET_CHECK_SEPARATE') : names(conflicts)}
        </Check>
        <Check name={t('SHEET_CHECK_INTERESTS')} isOk={interests.length === 0}>
          {interests.length === 0 ? t('SHEET_CHECK_NONE') : names(interests)}
        </Check>
        {assigned.length > 0 && (
          <Check name={t('SHEET_CHECK_COMPETENCE')} isOk={competent.length === assigned.length}>
            {t('SHEET_CHECK_PEOPLE_OF', { done: competent.length, total: assigned.length })}
          </Check>
        )}
        {payment && (
          <Fact name={t('TAB_PAYMENT')}>
            <Badge tone={payment.tone}>{t(payment.key)}</Badge>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

function FindingChecks({ view, sheet, findings }: Props & { findings: ReturnType<typeof weighed> }) {
  const t = useText();
  const { major, minor } = findings;
  const majors = major.total + unrecordedMajors(view, sheet).length;
  return (
    <>
      <Check name={t('SHEET_CHECK_MAJORS')} isOk={major.verified === majors}>
        {majors === 0
          ? t('SHEET_CHECK_NONE_RAISED')
          : t('SHEET_CHECK_OF', { done: major.verified, total: majors })}
      </Check>
      <Check name={t('SHEET_CHECK_MINORS')} isOk={minor.planned === minor.total}>
        {minor.total === 0
          ? t('SHEET_CHECK_NONE_RAISED')
          : t('SHEET_CHECK_OF', { done: minor.planned, total: minor.total })}
      </Check>
    </>
  );
}

/** One check: in order, or to be looked at, by its icon, colour and a hidden word. */
function Check({ name, isOk, children }: { name: string; isOk: boolean; children: ReactNode }) {
  const t = useText();
  const Icon = isOk ? IconCheck : IconAlertTriangle;
  return (
    <Fact name={name}>
      <span className={isOk ? classes.ok : classes.notOk}>
        <Icon size={16} aria-hidden="true" />
        <span className="visually-hidden">{t(isOk ? 'SHEET_CHECK_OK' : 'SHEET_CHECK_NOT_OK')}: </span>
        {children}
      </span>
    </Fact>
  );
}
