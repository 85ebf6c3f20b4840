import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { executeBatch, type PendingStatement } from '#platform/server/database/execute-batch.ts';
import { newJob } from '#platform/server/jobs/tasks.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { stageOf } from '../rules/stages.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { ApplicationActionContext } from './action-context.ts';
import { changedColumns } from './changed-columns.ts';
import { historyRow, logRow } from './history-rows.ts';

/** The stage's work was not done: such days would say nothing about its duration. */
const SKIPPED_TRANSITIONS: readonly ApplicationAction[] = ['CANCEL', 'ARCHIVE'];

/**
 * What the medians are made of: how long the stage lasted that this change ends, and who ended it. Null when it ends
 * none.
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
 * Saves version + 1, writes the history row, records the outcome in the log, stores how long its stage lasted, and enqueues the
 * notifications: only here, and with one statement.
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
  // Drafts are saved every few seconds: these saves are not logged, and no one is notified of them.
  const isDraft = job.action === 'SAVE';
  return executeBatch(
    tx,
    [
      tx.updateTable('Application').set(changed).where('Id', '=', row.Id),
      tx.insertInto('ApplicationHistory').values(history),
      isDraft ? null : tx.insertInto('Audit').values(logRow(job, history, decided)),
      visit && tx.insertInto('ApplicationStageInterval').values(visit),
    ],
    isDraft || job.portal.isQuiet
      ? undefined
      : newJob('application.notify', { ApplicationId: row.Id, Version }),
  );
}
