/** Card with what a decision was based on: approvals of the steps, nonconformities, and separation of duties. */

import {
  GradeBadge,
  NonconformityStatusBadge,
  nonconformityAddress,
} from '#modules/applications/nonconformities/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import type { DecisionView } from '../rules/contract.ts';
import classes from './decision.module.css';

export function ConsideredCard({ view }: { view: DecisionView }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card title={t('DECISION_CONSIDERED')}>
      <section className={classes.part}>
        <h3>{t('DECISION_STEPS')}</h3>
        {view.Steps.length === 0 && <p>{t('DECISION_NO_STEPS')}</p>}
        {view.Steps.length > 0 && (
          <Facts
            rows={view.Steps.map(({ Step, By, At, Remark }) => [
              t(`STEP_${Step}`),
              [By?.Name ?? t('DECISION_BY_PORTAL'), format.dateTime(At), Remark].filter(Boolean).join(' · '),
            ])}
          />
        )}
      </section>
      <section className={classes.part}>
        <h3>{t('DECISION_NONCONFORMITIES')}</h3>
        {view.Nonconformities.length === 0 && <p>{t('DECISION_NO_NONCONFORMITIES')}</p>}
        <Stack as="ul" gap="xs">
          {view.Nonconformities.map((one) => (
            <Row key={one.NonconformityKey} as="li" gap="sm" lines="xs">
              <AppLink href={nonconformityAddress(one.NonconformityKey)}>{one.NonconformityNo}</AppLink>
              <GradeBadge grade={one.Grade} />
              <NonconformityStatusBadge status={one.Status} />
            </Row>
          ))}
        </Stack>
      </section>
      <section className={classes.part}>
        <h3>{t('DECISION_DUTIES')}</h3>
        <p>{t(view.IsSeparate ? 'DECISION_SEPARATE' : 'DECISION_NOT_SEPARATE')}</p>
        {view.Evaluators.length > 0 && (
          <Facts rows={[[t('DECISION_EVALUATORS'), view.Evaluators.map(({ Name }) => Name).join(', ')]]} />
        )}
      </section>
    </Card>
  );
}
