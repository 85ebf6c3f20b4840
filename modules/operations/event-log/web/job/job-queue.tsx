import { useState } from 'react';
import type { z } from 'zod';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ListView } from '#platform/web/ui/list/list-view.tsx';
import { JOB_STATES, jobRoutes, type jobRow } from '../../rules/job-contract.ts';
import { DiscardDialog } from '../discard-dialog.tsx';
import classes from '../log.module.css';
import { FailedKinds } from './failed-kinds.tsx';
import { JobSchedule } from './job-schedule.tsx';
import { useJobColumns } from './use-job-columns.tsx';
import { useJobDeeds } from './use-job-deeds.ts';

type Row = z.infer<typeof jobRow>;

/** A queue moves, and tells so; where the line is away it is asked. */
const AGAIN_MS = 15_000;

/** Background work: what failed for good first, then what runs and waits; and what runs by the clock. */
export function JobQueue() {
  const t = useText();
  const [given, setGiven] = useState<Row | null>(null);
  const counts = useGet(jobRoutes.list, { PageSize: 10 }, { refetchMs: AGAIN_MS, isQuiet: true });
  const deeds = useJobDeeds(() => setGiven(null));
  const columns = useJobColumns({
    isBusy: deeds.isBusy,
    onRetry: (row) => deeds.retry(row.JobNo),
    onDiscard: setGiven,
  });
  return (
    <>
      <FailedKinds kinds={counts.data?.FailedTasks ?? []} isBusy={deeds.isBusy} onRetry={deeds.retryAll} />
      <h2 className={classes.head}>{t('JOB_LIST')}</h2>
      <ListView
        list="JOBS"
        isFlowing
        route={jobRoutes.list}
        columns={columns}
        rowKey={(row) => String(row.JobNo)}
        quickFilters={JOB_STATES.map((state) => ({
          id: state,
          label: t(`JOB_STATE_${state}`),
          params: { State: state },
          ...(counts.data && { count: counts.data.States[state] ?? 0 }),
        }))}
        searchLabel={t('JOB_SEARCH')}
        emptyState={{ title: t('JOB_EMPTY'), text: t('JOB_EMPTY_TEXT') }}
      />
      <JobSchedule isBusy={deeds.isBusy} onRun={deeds.run} />
      <DiscardDialog
        isOpen={given !== null}
        title={t('JOB_DISCARD_TITLE')}
        text={t('JOB_DISCARD_TEXT')}
        isBusy={deeds.isBusy}
        onDiscard={(remark) => given && deeds.discard(given.JobNo, remark)}
        onCancel={() => setGiven(null)}
      />
    </>
  );
}
