import type { DataOf } from '#platform/common/contract/define-route.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { teamRoutes } from '../rules/contract.ts';
import classes from './team.module.css';

/** Who made and changed the team. */
export function TeamChanges({ changes }: { changes: DataOf<typeof teamRoutes.view>['Changes'] }) {
  const t = useText();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <Card title={t('TEAM_CHANGES')}>
      <ul className={classes.changes}>
        {changes.map(({ At, Name, Event }) => (
          <li key={`${At} ${Event}`}>
            <span>
              {Name === null ? t(`EVENT_${Event}`) : t('TEAM_BY', { event: t(`EVENT_${Event}`), name: Name })}
            </span>
            <time className={classes.small} dateTime={At}>
              {format.dateTime(At)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
