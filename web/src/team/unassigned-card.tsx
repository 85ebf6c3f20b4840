import type { TeamView } from '@assay/shared/team/contract.ts';
import { useLocalized } from '../i18n/localized-text.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import classes from './team.module.css';

/** Services that everybody in business sees, because no team has them. */
export function UnassignedCard({ services }: { services: TeamView['Services'] }) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Card title={t('TEAM_UNASSIGNED')} className={classes.unassigned ?? ''}>
      <p className={classes.text}>{t('TEAM_UNASSIGNED_TEXT')}</p>
      <ul className={classes.chips}>
        {services.map(({ ServiceKey, Name }) => (
          <li key={ServiceKey}>{localized(Name)}</li>
        ))}
      </ul>
    </Card>
  );
}
