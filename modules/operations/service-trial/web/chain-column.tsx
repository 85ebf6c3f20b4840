/**
 * Column of the dry run screen in which the user acts as one of the roles: review steps, role selection,
 * that role's actions, checklist and the history.
 */

import { Chip, Group } from '@mantine/core';
import { useState } from 'react';
import type { ApplicationView } from '#modules/applications/applications/rules/index.ts';
import { paymentState, StatusBadge, StepChain } from '#modules/applications/applications/web/index.ts';
import { useTargetText } from '#modules/catalogue/services/web/index.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Notice } from '#platform/web/ui/notice.tsx';
import type { TrialData, TrialPerson, TrialRecordState, TrialTarget } from '../rules/contract.ts';
import type { TrialRole } from '../rules/scenario.ts';
import { OVERSEER } from '../rules/scenario.ts';
import { PlayButtons } from './play-buttons.tsx';
import { ScenarioLines } from './scenario-lines.tsx';
import { TrialActions } from './trial-actions.tsx';
import { TrialChecklist } from './trial-checklist.tsx';
import type { Trial } from './use-trial.ts';

type TrialActorsProps = {
  people: readonly TrialPerson[];
  role: TrialRole;
  onChange: (role: TrialRole) => void;
};

/** Selects the role to act as; the role whose turn it is is marked. */
function TrialActors({ people, role, onChange }: TrialActorsProps) {
  const t = useText();
  return (
    <Stack role="radiogroup" aria-label={t('TRIAL_AS')} gap="xs">
      <Words as="span" tone="faint" size="xs" aria-hidden="true">
        {t('TRIAL_AS')}
      </Words>
      <Group gap="xs">
        <Chip.Group value={role} onChange={(next) => onChange(next as TrialRole)}>
          {people.map((person) => (
            <Chip key={person.Role} value={person.Role} size="sm" variant="outline">
              {t(`ROLE_${person.Role}`)}
              {person.IsTurn && ` · ${t('TRIAL_TURN')}`}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Stack>
  );
}

/** Shows the steps vertically, as the column is narrow. */
function ChainSteps({ view }: { view: ApplicationView }) {
  const format = useFormat();
  const targetText = useTargetText();
  return (
    <StepChain steps={view.Steps} runs="DOWN">
      {({ State, At, TargetDays }) => (
        <Words as="span" tone="faint" size="xs">
          {State === 'DONE' ? At && format.date(At) : targetText(TargetDays)}
        </Words>
      )}
    </StepChain>
  );
}

type Props = { tried: TrialTarget; trial: Trial; data: TrialData; state: TrialRecordState };

/** Shows whose turn it is, the selected role's actions with reasons for refusals, and the history. */
export function ChainColumn({ trial, data, state }: Props) {
  const t = useText();
  const format = useFormat();
  const { View, People } = state;
  const turn = People.find((person) => person.IsTurn)?.Role ?? OVERSEER;
  // The choice applies to this state only: after the next action, the role whose turn it is is selected
  // again.
  const stand = `${data.Actions.length} ${turn}`;
  const [chosen, setChosen] = useState<{ stand: string; role: TrialRole } | null>(null);
  const role = chosen?.stand === stand ? chosen.role : turn;
  const person = People.find((one) => one.Role === role);
  const isPast = trial.story.Now < (data.Actions.at(-1)?.Day ?? 0);
  return (
    <Card
      title={t('TRIAL_CHAIN')}
      aside={<StatusBadge status={View.ApplicationStatusCode} step={View.CurrentStep} />}
    >
      <Stack gap="md" aria-busy={trial.isBusy}>
        <Words tone="faint" size="xs">
          <span className="num">{View.ApplicationNo ?? t('APP_NO_NUMBER')}</span> ·{' '}
          {t(`TYPE_${View.AssessmentType}`)}
          {View.Invoice && ` · ${format.money(View.Invoice.AmountCents)} · ${t(paymentState(View).key)}`}
        </Words>
        <ChainSteps view={View} />
        <PlayButtons trial={trial} data={data} />
        <TrialActors people={People} role={role} onChange={(next) => setChosen({ stand, role: next })} />
        {isPast ? (
          <Notice tone="info">{t('TRIAL_PAST')}</Notice>
        ) : (
          person && (
            <>
              <TrialActions trial={trial} state={state} person={person} />
              <TrialChecklist trial={trial} state={state} person={person} />
            </>
          )
        )}
        <ScenarioLines trial={trial} data={data} />
      </Stack>
    </Card>
  );
}
