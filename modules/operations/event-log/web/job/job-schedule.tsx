import { Button } from '@mantine/core';
import type { z } from 'zod';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { jobRoutes, type scheduledRow } from '../../rules/job-contract.ts';
import classes from '../log.module.css';
import { JobState } from './job-state.tsx';
import { useTaskName } from './use-task-name.ts';

type Row = z.infer<typeof scheduledRow>;
type Props = { isBusy: boolean; onRun: (task: string) => void };

const RETRY_DELAY_MS = 15_000;

/**
 * Section of the background jobs tab that lists scheduled jobs: last and next run, the checks' results, and
 * a button to run each job now.
 */
export function JobSchedule({ isBusy, onRun }: Props) {
  const t = useText();
  const { data, isError, error, refetch } = useGet(
    jobRoutes.schedule,
    {},
    { refetchMs: RETRY_DELAY_MS, isQuiet: true },
  );
  return (
    <section>
      <Words as="h2" mt="lg" mb="xs" size="lg">
        {t('JOB_SCHEDULE')}
      </Words>
      {isError && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {!data && !isError && <Skeletons lines={9} />}
      {data && (
        <Stack as="ul" line="line" round="lg" className={classes.schedule}>
          {data.Rows.map((row) => (
            <ScheduledWork key={row.Task} row={row} isBusy={isBusy} onRun={onRun} />
          ))}
        </Stack>
      )}
    </section>
  );
}

function ScheduledWork({ row, isBusy, onRun }: Props & { row: Row }) {
  const t = useText();
  const format = useFormat();
  const nameOf = useTaskName();
  const isUnderWay = row.State === 'RUNNING' || row.State === 'WAITING' || row.State === 'LATER';
  const moment = (at: string | null) => (at === null ? t('JOB_SCHEDULE_NEVER') : format.dateTime(at));
  return (
    <li className={classes.scheduled}>
      <div className={classes.scheduledName}>
        <b>{nameOf(row.Task)}</b>
        {row.State !== 'REST' && <JobState state={row.State} />}
        {row.Result && <Found result={row.Result} />}
        <Words
          as="code"
          isBlock
          tone="soft"
          size="xs"
          weight="normal"
          breaks="anywhere"
          className={classes.taskCode}
        >
          {row.Task}
        </Words>
        <Words mt="2xs" tone="soft" size="xs" className={classes.scheduledHint} id={`hint-${row.Task}`}>
          {t(`JOB_HINT_${row.Task}`)}
        </Words>
      </div>
      <Words as="div" tone="faint" size="xs" className="num">
        {t('JOB_SCHEDULE_LAST')}: {moment(row.LastRun)}
        <br />
        {t('JOB_SCHEDULE_NEXT')}: {moment(row.NextRun)}
      </Words>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy || isUnderWay}
        aria-describedby={`hint-${row.Task}`}
        aria-label={t('JOB_RUN_LABEL', { work: nameOf(row.Task) })}
        onClick={() => onRun(row.Task)}
      >
        {t('JOB_RUN')}
      </Button>
    </li>
  );
}

function Found({ result }: { result: NonNullable<Row['Result']> }) {
  const t = useText();
  const format = useFormat();
  const moment = format.dateTime(result.At);
  return (
    <span className={result.Differences > 0 ? classes.broken : classes.whole}>
      {result.Differences > 0
        ? t('JOB_RESULT_SOME', { count: result.Differences, moment })
        : t('JOB_RESULT_NONE', { moment })}
    </span>
  );
}
