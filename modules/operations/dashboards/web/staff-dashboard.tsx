import { Suspense } from 'react';
import { applicationRoutes } from '#modules/applications/applications/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import classes from './dashboard.module.css';
import { greetingKey } from './greeting-key.ts';
import { LatestChanges } from './latest-changes.tsx';
import { type Panel, rowsOf } from './panels.ts';
import { StatusBars } from './status-bars.tsx';
import { StatusTiles } from './status-tiles.tsx';
import { YourTurn } from './your-turn.tsx';

const FigurePanel = lazyPart(() => import('./figure-panels.tsx'), 'FigurePanel');
/** The others are under each other on a wide screen as well. */
const TURNS = 5;

/** What waits for this person first, then where everything stands: the panels of the person's roles. */
export function StaffDashboard() {
  const t = useText();
  const format = useFormat();
  const user = useUser();
  const rows = rowsOf(user.UserRoleList);
  const hasTurn = rows.some((row) => row.includes('TURN' as never));
  const count = useGet(applicationRoutes.count);
  const turn = useGet(applicationRoutes.list, { IsYourTurn: 'true', Sort: 'StepSince', PageSize: '10' });
  const waiting = count.data?.YourTurn ?? 0;
  const since = format.date(turn.data?.Rows[0]?.StepSince);
  const lead =
    waiting === 0
      ? t('DASH_WAITING_NONE')
      : waiting === 1
        ? t('DASH_WAITING_ONE', { since })
        : t('DASH_WAITING', { count: waiting, since });
  const draw = (panel: Panel) => {
    switch (panel) {
      case 'COUNTS':
        return <StatusTiles count={count.data} />;
      case 'TURN':
        return <YourTurn rows={turn.data?.Rows.slice(0, TURNS)} total={waiting} error={turn.error} />;
      case 'STATUSES':
        return <StatusBars count={count.data} />;
      case 'CHANGES':
        return <LatestChanges />;
      default:
        return (
          <Suspense fallback={panel === 'FINANCE' ? null : <Waiting />}>
            <FigurePanel of={panel} />
          </Suspense>
        );
    }
  };
  return (
    <>
      <PageHeader
        title={t(greetingKey(new Date()), { name: user.FirstName })}
        lead={hasTurn && count.isSuccess && turn.isSuccess ? lead : '\u00a0'}
      />
      {rows.map((row) => (
        <div key={row.join()} className={classes.row} data-of={row[0]} data-count={row.length}>
          {row.map((panel) => (
            <div key={panel} className={classes.panel} data-panel={panel}>
              {draw(panel)}
            </div>
          ))}
        </div>
      ))}
    </>
  );
}

const Waiting = () => (
  <Card>
    <Skeletons lines={8} />
  </Card>
);
