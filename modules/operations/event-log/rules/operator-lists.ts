/** Definitions of the operators' lists of sent emails and of background jobs: filters and columns. */
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { oneOf } from '#platform/common/lists/filters.ts';
import { JOB_TASKS } from './job-tasks.ts';

export const MAIL_STATES = ['QUEUED', 'SENT', 'KEPT', 'FAILED', 'DISCARDED'] as const;

export const mailList = defineList({
  Filters: { Status: oneOf({ Label: 'MAIL_STATUS', Codes: MAIL_STATES, Texts: 'MAIL_STATUS_' }) },
  Columns: {
    at: { Label: 'LOG_AT', Kind: 'MOMENT', Sort: 'At' },
    to: { Label: 'MAIL_TO', Kind: 'TEXT' },
    subject: { Label: 'MAIL_SUBJECT', Kind: 'TEXT' },
    status: { Label: 'MAIL_STATUS', ...code(MAIL_STATES, 'MAIL_STATUS_') },
    tries: { Label: 'MAIL_TRIES', Kind: 'NUMBER' },
    error: { Label: 'MAIL_ERROR', Kind: 'TEXT', With: 'subject' },
  },
});

/**
 * Job states. FAILED: no longer retried unless requested manually. WAITING: due now. LATER: due later, such
 * as the next attempt after an error.
 */
export const JOB_STATES = ['FAILED', 'RUNNING', 'WAITING', 'LATER'] as const;

export const jobList = defineList({
  Filters: {
    State: oneOf({ Label: 'JOB_STATE', Codes: JOB_STATES, Texts: 'JOB_STATE_' }),
    Task: oneOf({ Label: 'JOB_TASK', Codes: JOB_TASKS, Texts: 'JOB_' }),
  },
  Columns: {
    id: { Label: 'JOB_NO', Kind: 'NUMBER' },
    task: { Label: 'JOB_TASK', Kind: 'TEXT' },
    code: { Label: 'JOB_CODE', Kind: 'TEXT', With: 'task' },
    about: { Label: 'JOB_ABOUT', Kind: 'TEXT', With: 'task' },
    error: { Label: 'LOG_FACT_Error', Kind: 'TEXT', With: 'task' },
    tries: { Label: 'JOB_TRIES', Kind: 'NUMBER' },
    mostTries: { Label: 'EXPORT_MOST_TRIES', Kind: 'NUMBER', With: 'tries' },
    nextTry: { Label: 'EXPORT_NEXT_TRY', Kind: 'MOMENT', With: 'tries' },
    since: { Label: 'JOB_SINCE', Kind: 'MOMENT' },
    state: { Label: 'JOB_STATE', ...code(JOB_STATES, 'JOB_STATE_') },
    actions: { Label: 'ACTION_BAR', Kind: 'TEXT', Only: 'SCREEN' },
  },
});
