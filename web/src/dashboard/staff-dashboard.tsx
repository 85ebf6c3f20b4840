import { applicationRoutes } from '@assay/shared/application/contract.ts';
import { useGet } from '../api/use-get.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './dashboard.module.css';
import { greetingKey } from './greeting-key.ts';
import { LatestChanges } from './latest-changes.tsx';
import { StatusBars } from './status-bars.tsx';
import { StatusTiles } from './status-tiles.tsx';
import { YourTurn } from './your-turn.tsx';

/** What waits for this person first, then where everything stands. */
export function StaffDashboard() {
  const t = useText();
  const format = useFormat();
  const user = useUser();
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
  return (
    <>
      <PageHeader
        title={t(greetingKey(new Date()), { name: user.FirstName })}
        lead={count.isSuccess && turn.isSuccess ? lead : '\u00a0'}
      />
      <StatusTiles count={count.data} />
      <div className={classes.grid}>
        <YourTurn rows={turn.data?.Rows} total={waiting} error={turn.error} />
        <StatusBars count={count.data} />
      </div>
      <LatestChanges />
    </>
  );
}
