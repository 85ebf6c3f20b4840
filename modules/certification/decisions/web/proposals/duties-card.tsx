/** Card with what a decider considers: open nonconformities, and who evaluated in this and in earlier cycles. */

import {
  GradeBadge,
  NonconformityStatusBadge,
  nonconformityAddress,
} from '#modules/applications/nonconformities/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type FactRow, Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { ProposalView } from '../../rules/proposals/contract.ts';
import classes from '../decision.module.css';

const namesOf = (people: ProposalView['Evaluators']): string => people.map(({ Name }) => Name).join(', ');

export function DutiesCard({ view }: { view: ProposalView }) {
  const t = useText();
  const { Evaluators, EarlierEvaluators, Nonconformities } = view;
  const rows: FactRow[] = [
    [t('DECISION_EVALUATORS'), namesOf(Evaluators) || t('PROPOSAL_NO_EVALUATORS')],
    ...(EarlierEvaluators.length > 0
      ? [[t('PROPOSAL_EARLIER_EVALUATORS'), namesOf(EarlierEvaluators)] as const]
      : []),
  ];
  return (
    <Card title={t('PROPOSAL_TO_CONSIDER')}>
      <section className={classes.part}>
        <h3>{t('PROPOSAL_NONCONFORMITIES')}</h3>
        {Nonconformities.length === 0 && <p>{t('DECISION_NO_NONCONFORMITIES')}</p>}
        <Stack as="ul" gap="xs">
          {Nonconformities.map((one) => (
            <Row key={one.NonconformityKey} as="li" gap="sm" lines="xs">
              <AppLink href={nonconformityAddress(one.NonconformityKey)}>{one.NonconformityNo}</AppLink>
              <GradeBadge grade={one.Grade} />
              <NonconformityStatusBadge status={one.Status} />
            </Row>
          ))}
        </Stack>
      </section>
      <section className={classes.part}>
        <h3>{t('PROPOSAL_DUTIES')}</h3>
        <p>{t('PROPOSAL_DUTIES_TEXT')}</p>
        <Facts rows={rows} />
      </section>
    </Card>
  );
}
