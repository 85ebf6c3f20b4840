/**
 * Tab of the log screen for background jobs: the queue, with buttons to retry or discard failed jobs, and
 * the scheduled jobs.
 */

import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { Notice } from '#platform/web/ui/notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useToastError } from '#platform/web/ui/toast-error.ts';
import { jobRoutes, type jobRow } from '../../rules/job-contract.ts';
import { JOB_STATES, jobList } from '../../rules/operator-lists.ts';
import { DiscardDialog } from '../discard-dialog.tsx';
import classes from '../log.module.css';
import { JobSchedule } from './job-schedule.tsx';
import { useJobColumns } from './use-job-columns.tsx';
import { useTaskName } from './use-task-name.ts';

/**
 * Actions on queued jobs. The queue is reloaded after success and failure, as other operators work on it
 * too.
 */
function useJobActions(onDone: () => void) {
  const t = useText();
  const toastError = useToastError();
  const fresh = () => {
    onDone();
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(jobRoutes.list) });
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(jobRoutes.schedule) });
  };
  const onError = (error: unknown) => {
    fresh();
    toastError(error);
  };
  const report = (text: string) => {
    fresh();
    toast(text);
  };
  const retry = useSend(jobRoutes.retry, { onSuccess: () => report(t('JOB_RETRIED')), onError });
  const retryAll = useSend(jobRoutes.retryAll, {
    onSuccess: ({ Count, IsMore }) =>
      report(t(IsMore ? 'JOB_RETRIED_MORE' : 'JOB_RETRIED_ALL', { count: Count })),
    onError,
  });
  const discard = useSend(jobRoutes.discard, { onSuccess: () => report(t('JOB_DISCARDED')), onError });
  const run = useSend(jobRoutes.run, { onSuccess: () => report(t('JOB_RUN_DONE')), onError });
  return {
    isBusy: [retry, retryAll, discard, run].some((one) => one.isPending),
    retry: (JobNo: number) => retry.mutate({ JobNo }),
    retryAll: (Task: string) => retryAll.mutate({ Task }),
    discard: (JobNo: number, Remark: string) => discard.mutate({ JobNo, Remark }),
    run: (Task: string) => run.mutate({ Task }),
  };
}

type Props = {
  kinds: readonly { Task: string; Count: number }[];
  isBusy: boolean;
  onRetry: (task: string) => void;
};

/** One retry button per type with several failed jobs, which usually share one cause. */
function FailedKinds({ kinds, isBusy, onRetry }: Props) {
  const t = useText();
  const nameOf = useTaskName();
  const several = kinds.filter(({ Count }) => Count > 1);
  if (several.length === 0) return null;
  return (
    <Notice tone="warning">
      <span className={classes.kinds}>
        {several.map(({ Task, Count }) => (
          <Button key={Task} size="xs" variant="default" disabled={isBusy} onClick={() => onRetry(Task)}>
            {t('JOB_RETRY_ALL', { count: Count, work: nameOf(Task) })}
          </Button>
        ))}
      </span>
    </Notice>
  );
}

type Row = z.infer<typeof jobRow>;

/** Polling interval for the counts when live updates are not available. */
const RETRY_DELAY_MS = 15_000;

/** Background work: permanently failed jobs first, then running and waiting ones; and scheduled jobs. */
export function JobQueue() {
  const t = useText();
  const { quick } = useListFilters(jobList);
  const [selected, setSelected] = useState<Row | null>(null);
  const counts = useGet(jobRoutes.list, { PageSize: 10 }, { refetchMs: RETRY_DELAY_MS, isQuiet: true });
  const actions = useJobActions(() => setSelected(null));
  const columns = useJobColumns({
    isBusy: actions.isBusy,
    onRetry: (row) => actions.retry(row.JobNo),
    onDiscard: setSelected,
  });
  return (
    <>
      <FailedKinds
        kinds={counts.data?.FailedTasks ?? []}
        isBusy={actions.isBusy}
        onRetry={actions.retryAll}
      />
      <Words as="h2" mt="lg" mb="xs" size="lg">
        {t('JOB_LIST')}
      </Words>
      <ListView
        list="JOBS"
        isFlowing
        route={jobRoutes.list}
        columns={columns}
        rowKey={(row) => String(row.JobNo)}
        quickFilters={JOB_STATES.flatMap((state) =>
          quick('State', [state]).map((filter) => ({
            ...filter,
            ...(counts.data && { count: counts.data.States[state] ?? 0 }),
          })),
        )}
        searchLabel={t('JOB_SEARCH')}
        emptyState={{ title: t('JOB_EMPTY'), text: t('JOB_EMPTY_TEXT') }}
      />
      <JobSchedule isBusy={actions.isBusy} onRun={actions.run} />
      <DiscardDialog
        isOpen={selected !== null}
        title={t('JOB_DISCARD_TITLE')}
        text={t('JOB_DISCARD_TEXT')}
        isBusy={actions.isBusy}
        onDiscard={(remark) => selected && actions.discard(selected.JobNo, remark)}
        onCancel={() => setSelected(null)}
      />
    </>
  );
}
