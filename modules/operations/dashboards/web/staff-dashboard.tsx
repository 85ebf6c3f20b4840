/** Staff dashboard: status counts, the user's own tasks and the panels of the user's roles. */

import { Suspense } from 'react';
import type { StatusGroup } from '#modules/applications/applications/rules/index.ts';
import { APPLICATION_STATUSES, applicationRoutes } from '#modules/applications/applications/rules/index.ts';
import { countOf, groupHref } from '#modules/applications/applications/web/index.ts';
import { OpenNonconformities, ResponsesToCheck } from '#modules/applications/nonconformities/web/index.ts';
import { ProposalsToDecide } from '#modules/certification/decisions/web/index.ts';
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { formatNumber } from '#platform/web/i18n/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { lazyPart } from '#platform/web/ui/lazy-part.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { ShareBars } from '#platform/web/ui/share-bars.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { Tile } from '#platform/web/ui/tile.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import { type Panel, rowsOf, sectionsOf } from '../rules/panels.ts';
import classes from './dashboard.module.css';
import { LatestChanges } from './latest-changes.tsx';
import { YourTurn } from './your-turn.tsx';

const TILES = [
  ['SUBMITTED', 'DASH_TILE_SUBMITTED'],
  ['REVIEW', 'DASH_TILE_REVIEW'],
  ['CLIENT', 'DASH_TILE_CLIENTS'],
  ['CERTIFIED', 'DASH_TILE_CERTIFIED'],
] as const satisfies readonly (readonly [StatusGroup, TextKey])[];

/** Number of applications per status group; each tile opens its list. */
function StatusTiles({ count }: { count: DataOf<typeof applicationRoutes.count> | undefined }) {
  const t = useText();
  return (
    <Tiles>
      {TILES.map(([group, label]) => (
        <Tile
          key={group}
          href={groupHref(group)}
          label={t(label)}
          value={count && formatNumber(countOf(group, count))}
        />
      ))}
      <Tile
        href="/applications?IsOverTarget=true&Sort=StepSince"
        label={t('DASH_TILE_OVER')}
        value={count && formatNumber(count.OverTarget)}
        isWarning={(count?.OverTarget ?? 0) > 0}
      />
    </Tiles>
  );
}

/** Every status with its share; each line opens its list. */
function StatusBars({ count }: { count: DataOf<typeof applicationRoutes.count> | undefined }) {
  const t = useText();
  const lines = APPLICATION_STATUSES.map((status) => ({ status, value: count?.Counts[status] ?? 0 })).filter(
    (line) => line.value > 0,
  );
  return (
    <Card title={t('DASH_STATUSES')}>
      {count ? (
        <ShareBars
          isInColumns
          lines={lines.map(({ status, value }) => ({
            id: status,
            label: t(`STATUS_${status}`),
            value,
            text: formatNumber(value),
            href: `/applications?Status=${status}`,
          }))}
        />
      ) : (
        <Skeletons lines={7} />
      )}
    </Card>
  );
}

/** Greeting by the time of day in Hong Kong. */
function greetingKey(now: Date): TextKey {
  const hour = (now.getUTCHours() + 8) % 24;
  if (hour >= 5 && hour < 12) return 'GREETING_MORNING';
  return hour >= 12 && hour < 18 ? 'GREETING_AFTERNOON' : 'GREETING_EVENING';
}

const FigurePanel = lazyPart(() => import('./figure-panels.tsx'), 'FigurePanel');
/** Maximum number of tasks shown; the panel links to the rest. */
const TURNS = 5;

/** Shows the user's own tasks first, then the figures: the panels of the user's roles. */
export function StaffDashboard() {
  const t = useText();
  const format = useFormat();
  const user = useUser();
  const rows = rowsOf(user.UserRoleList);
  const hasTurn = rows.some((row) => row.some((panel) => panel === 'TURN'));
  const count = useGet(applicationRoutes.count);
  const turn = useGet(applicationRoutes.list, { IsYourTurn: 'true', Sort: 'StepSince', PageSize: '10' });
  const waiting = count.data?.YourTurn ?? 0;
  const since = format.date(turn.data?.Rows[0]?.StepSince);
  const lead = waiting === 0 ? t('DASH_WAITING_NONE') : t('DASH_WAITING', { count: waiting, since });
  const draw = (panel: Panel) => {
    switch (panel) {
      case 'COUNTS':
        return <StatusTiles count={count.data} />;
      case 'TURN':
        return (
          <Stack gap="md" className={classes.column}>
            <YourTurn rows={turn.data?.Rows.slice(0, TURNS)} total={waiting} error={turn.error} />
            <ProposalsToDecide />
            <ResponsesToCheck />
            <OpenNonconformities />
          </Stack>
        );
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
      {sectionsOf(rows).map((columns) => (
        <Stack key={columns.join()} gap="md" mt="lg" className={classes.row} data-count={columns.length}>
          {columns.map((panels) => (
            <Stack key={panels.join()} gap="md" className={classes.column}>
              {panels.map((panel) => (
                <div key={panel} className={classes.panel} data-panel={panel}>
                  {draw(panel)}
                </div>
              ))}
            </Stack>
          ))}
        </Stack>
      ))}
    </>
  );
}

const Waiting = () => (
  <Card>
    <Skeletons lines={8} />
  </Card>
);
