/**
 * Columns of the operators' list of background jobs: task and error, attempts, age, state, and buttons to
 * retry or discard a failed job.
 */

import { Button } from '@mantine/core';
import type { z } from 'zod';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { jobRow } from '../../rules/job-contract.ts';
import { jobList } from '../../rules/operator-lists.ts';
import classes from '../log.module.css';
import { JobDetail } from './job-detail.tsx';
import { JobState } from './job-state.tsx';
import { useTaskName } from './use-task-name.ts';

type Row = z.infer<typeof jobRow>;
type JobActions = { isBusy: boolean; onRetry: (row: Row) => void; onDiscard: (row: Row) => void };

export function useJobColumns({ isBusy, onRetry, onDiscard }: JobActions): Column<Row>[] {
  const t = useText();
  const format = useFormat();
  const nameOf = useTaskName();
  const named = (row: Row) => ({ work: nameOf(row.Task), about: row.About ?? '' });
  return useListColumns<typeof jobList, Row>(jobList, {
    id: { from: 'md', cell: (row) => <span className="num">{row.JobNo}</span> },
    task: {
      isTitle: true,
      cell: (row) => <TaskCell row={row} name={nameOf(row.Task)} />,
    },
    tries: {
      cell: (row) => (
        <>
          <span className="num">{t('JOB_TRIES_OF', { count: row.Attempts, most: row.MaxAttempts })}</span>
          {(row.State === 'LATER' || (row.State === 'WAITING' && row.Attempts > 0)) && (
            <Words as="div" tone="faint" size="xs" className="num">
              {t('JOB_NEXT', { moment: format.dateTime(row.RunAt) })}
            </Words>
          )}
        </>
      ),
    },
    since: {
      from: 'md',
      cell: (row) => (
        <Words as="span" size="sm" breaks="never" className={`${classes.at} num`}>
          {format.dateTime(row.CreatedAt)}
        </Words>
      ),
    },
    state: { isBadge: true, cell: (row) => <JobState state={row.State} /> },
    actions: {
      align: 'end',
      cell: (row) =>
        row.State !== 'RUNNING' &&
        row.Attempts > 0 && (
          <span className={classes.actions}>
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              aria-label={t('JOB_RETRY_LABEL', named(row)).trim()}
              onClick={() => onRetry(row)}
            >
              {t('JOB_RETRY')}
            </Button>
            {row.State === 'FAILED' && (
              <Button
                size="xs"
                variant="subtle"
                color="red"
                disabled={isBusy}
                aria-label={t('JOB_DISCARD_LABEL', named(row)).trim()}
                onClick={() => onDiscard(row)}
              >
                {t('JOB_DISCARD')}
              </Button>
            )}
          </span>
        ),
    },
  });
}

function TaskCell({ row, name }: { row: Row; name: string }) {
  return (
    <>
      {name}
      {row.About && (
        <Words as="span" weight="normal" breaks="anywhere">
          {' '}
          · {row.About}
        </Words>
      )}
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
      {row.Error && (
        <Words
          as="span"
          isBlock
          mt="2xs"
          tone="soft"
          size="xs"
          weight="normal"
          breaks="anywhere"
          className={classes.error}
        >
          {row.Error}
        </Words>
      )}
      <JobDetail row={row} />
    </>
  );
}
