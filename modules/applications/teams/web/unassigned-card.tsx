import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { TeamView } from '../rules/contract.ts';
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
