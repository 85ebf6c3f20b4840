/**
 * Saves the result of an application action: row, history, event log, stage duration and notification job.
 */
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { executeBatch, type PendingStatement } from '#platform/server/database/execute-batch.ts';
import { newJob } from '#platform/server/jobs/tasks.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { stageOf } from '../rules/stages.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { ApplicationActionContext } from './action-context.ts';
import { changedColumns } from './changed-columns.ts';
import { historyRow, logRow } from './history-rows.ts';

/** Actions after which the stage duration is not recorded, because the stage's work was not done. */
const SKIPPED_TRANSITIONS: readonly ApplicationAction[] = ['CANCEL', 'ARCHIVE'];

/**
 * Duration of the stage that this change ends, and the user who ended it, for the median statistics. Null if
 * no stage ends.
 */
function stageDuration(job: ApplicationActionContext, after: ApplicationFacts, Version: number) {
  const { row, actor, at, action } = job;
  const Stage = stageOf(row.ApplicationStatusCode, row.CurrentStep);
  const isSame =
    row.ApplicationStatusCode === after.ApplicationStatusCode && row.CurrentStep === after.CurrentStep;
  if (Stage === null || isSame || row.StepSince === null || SKIPPED_TRANSITIONS.includes(action)) return null;
  return {
    ApplicationId: row.Id,
    Version,
    Stage,
    ServiceId: row.ServiceId,
    AccountId: actedBy(actor, null).AccountId,
    StartedAt: row.StepSince,
    EndedAt: at,
  };
}

/**
 * Saves version + 1, the history entry, the event log entry and the stage duration, and enqueues the
 * notifications, all in one statement. The only place that does so.
 */
export async function saveChange(
  job: ApplicationActionContext,
  decided: ActionDecision<ApplicationFacts>,
  columns: object,
): Promise<PendingStatement> {
  const { tx, row, at } = job;
  const after = { ...job.facts, ...decided.Change };
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const Version = row.Version + 1;
  const changed = {
    ...(await changedColumns(job, decided.Change, Definition)),
    ...columns,
    Version,
    UpdatedAt: at,
  };
  const history = historyRow(job, decided, after, Version);
  const visit = stageDuration(job, after, Version);
  // Drafts are saved every few seconds, so they are not logged and no one is notified.
  const isDraft = job.action === 'SAVE';
  return executeBatch(
    tx,
    [
      tx
        .updateTable('Application')
        .set(changed)
        .where('Id', '=', row.Id)
        .where(announceStatus('application', after.ApplicationStatusCode)),
      tx.insertInto('ApplicationHistory').values(history),
      isDraft ? null : tx.insertInto('Audit').values(logRow(job, history, decided)),
      visit && tx.insertInto('ApplicationStageInterval').values(visit),
    ],
    isDraft || job.portal.isQuiet
      ? undefined
      : newJob('application.notify', { ApplicationId: row.Id, Version }),
  );
}
