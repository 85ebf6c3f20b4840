import { Chip, Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { TrialPerson } from '../rules/contract.ts';
import type { TrialRole } from '../rules/story.ts';
import classes from './trial.module.css';

type Props = { people: readonly TrialPerson[]; role: TrialRole; onChange: (role: TrialRole) => void };

/** In whose shoes: whoever has the turn is named. */
export function TrialPeople({ people, role, onChange }: Props) {
  const t = useText();
  return (
    <div role="radiogroup" aria-label={t('TRIAL_AS')} className={classes.people}>
      <span className={classes.quiet} aria-hidden="true">
        {t('TRIAL_AS')}
      </span>
      <Group gap={6}>
        <Chip.Group value={role} onChange={(next) => onChange(next as TrialRole)}>
          {people.map((person) => (
            <Chip key={person.Role} value={person.Role} size="sm" variant="outline">
              {t(`ROLE_${person.Role}`)}
              {person.IsTurn && ` · ${t('TRIAL_TURN')}`}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </div>
  );
}
