import { Progress } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { bulkRoutes } from '../rules/contract.ts';
import classes from './bulk.module.css';
import { bulkResult } from './bulk-result.ts';

/** What the reader has asked for, newest first. */
export function BulkJobs({ onOpen }: { onOpen: (jobKey: string) => void }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGet(bulkRoutes.list);
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} height={40} />;
  if (data.Rows.length === 0) return <EmptyState title={t('BULK_EMPTY')} text={t('BULK_EMPTY_TEXT')} />;
  return (
    <div>
      {data.Rows.map((row) => (
        <button key={row.JobKey} type="button" className={classes.job} onClick={() => onOpen(row.JobKey)}>
          <span className={classes.jobTop}>
            <span>{t(`BULK_${row.Kind}`)}</span>
            <span className="num">{t('BULK_PROGRESS', { done: row.Done, total: row.Total })}</span>
          </span>
          {!row.IsFinished && <Progress value={(row.Done / row.Total) * 100} size={6} aria-hidden="true" />}
          <span className={classes.jobMeta}>
            <span>
              {row.IsFinished && t(bulkResult(row), { total: row.Total, succeeded: row.Succeeded })}
            </span>
            <span className="num nowrap">{format.dateTime(row.CreatedAt)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
