/** Side panel with the user's bulk jobs and the status of one of them. */

import { Progress } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { SidePanel } from '#platform/web/ui/dialog/side-panel.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { bulkRoutes } from '../rules/contract.ts';
import classes from './bulk.module.css';
import { BulkJobStatus } from './bulk-job-status.tsx';
import { bulkResult } from './bulk-result.ts';
import type { BulkController } from './use-bulk-controller.ts';

/** The user's bulk jobs, newest first. */
function BulkJobs({ onOpen }: { onOpen: (jobKey: string) => void }) {
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
          <Row as="span" isOneLine align="stretch" justify="between" gap="md" weight="strong">
            <span>{t(`BULK_${row.Kind}`)}</span>
            <span className="num">{t('BULK_PROGRESS', { done: row.Done, total: row.Total })}</span>
          </Row>
          {!row.IsFinished && <Progress value={(row.Done / row.Total) * 100} size={6} aria-hidden="true" />}
          <Row as="span" isOneLine align="stretch" justify="between" gap="md" tone="soft" size="xs">
            <span>
              {row.IsFinished && t(bulkResult(row), { total: row.Total, succeeded: row.Succeeded })}
            </span>
            <span className="num nowrap">{format.dateTime(row.CreatedAt)}</span>
          </Row>
        </button>
      ))}
    </div>
  );
}

/** One bulk job or the list of all; reopening the panel returns to the same place. */
export function BulkDrawer({ controller }: { controller: BulkController }) {
  const t = useText();
  return (
    <SidePanel
      opened
      onClose={controller.close}
      returnFocus={false}
      position="right"
      size="34rem"
      attributes={{ header: { role: 'presentation' } }}
      title={<b>{t('BULK_MINE')}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
    >
      {controller.at === null ? (
        <BulkJobs onOpen={controller.open} />
      ) : (
        <BulkJobStatus key={controller.at} jobKey={controller.at} onBack={() => controller.open(null)} />
      )}
    </SidePanel>
  );
}
