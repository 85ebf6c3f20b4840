import type { applicationRoutes } from '@assay/shared/application/contract.ts';
import { APPLICATION_STATUSES } from '@assay/shared/application/statuses.ts';
import type { DataOf } from '@assay/shared/contract/define-route.ts';
import { formatNumber } from '../i18n/format.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Card } from '../ui/card.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import classes from './dashboard.module.css';

/** Every status with its share; each line opens the list of it. */
export function StatusBars({ count }: { count: DataOf<typeof applicationRoutes.count> | undefined }) {
  const t = useText();
  const lines = APPLICATION_STATUSES.map((status) => ({ status, value: count?.Counts[status] ?? 0 })).filter(
    (line) => line.value > 0,
  );
  const most = Math.max(1, ...lines.map((line) => line.value));
  return (
    <Card title={t('DASH_STATUSES')}>
      {count ? (
        <ul className={classes.bars}>
          {lines.map(({ status, value }) => (
            <li key={status}>
              <AppLink href={`/applications?Status=${status}`} className={classes.bar}>
                <span>{t(`STATUS_${status}`)}</span>
                <span className="num">{formatNumber(value)}</span>
                <span className={classes.track} aria-hidden="true">
                  <span style={{ width: `${Math.max(3, (value / most) * 100)}%` }} />
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : (
        <Skeletons lines={7} />
      )}
    </Card>
  );
}
