import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { OPEN_STATUSES, type TeamView } from '../rules/contract.ts';
import classes from './team.module.css';

/**
 * A team's workload in figures: applications waiting for it, open and overdue, and a bar of the open ones by
 * status.
 */
export function WorkloadNumbers({ workload }: { workload: TeamView['Workload'] }) {
  const t = useText();
  const format = useFormat();
  const parts = OPEN_STATUSES.flatMap((status) => {
    const count = workload.Counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  const { OldestWaiting } = workload;
  return (
    <Stack gap="sm" className={classes.work}>
      <Columns as="dl" count="3" gap="sm" className={classes.numbers}>
        <div>
          <dt>{t('TEAM_WAITING')}</dt>
          <dd className="num">{workload.Waiting}</dd>
          {OldestWaiting && (
            <dd className={classes.small}>{t('TEAM_OLDEST', { date: format.date(OldestWaiting) })}</dd>
          )}
        </div>
        <div>
          <dt>{t('TEAM_OPEN')}</dt>
          <dd className="num">{workload.Open}</dd>
        </div>
        <div data-late={workload.Overdue > 0 || undefined}>
          <dt>{t('TEAM_OVERDUE')}</dt>
          <dd className="num">{workload.Overdue}</dd>
        </div>
      </Columns>
      {parts.length > 0 && (
        <>
          <div className={classes.bar} aria-hidden="true">
            {parts.map(({ status, count }) => (
              <span key={status} data-status={status} style={{ flexGrow: count }} />
            ))}
          </div>
          <Row as="ul" align="stretch" gap="md" lines="2xs" tone="soft" size="xs" className={classes.legend}>
            {parts.map(({ status, count }) => (
              <li key={status}>
                <span className={classes.swatch} data-status={status} aria-hidden="true" />
                {t(`STATUS_${status}`)} <b className="num">{count}</b>
              </li>
            ))}
          </Row>
        </>
      )}
    </Stack>
  );
}
