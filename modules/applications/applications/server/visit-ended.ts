import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { stageOf } from '../rules/stages.ts';
import type { ApplicationAction } from '../rules/workflow.ts';
import type { ApplicationJob } from './job.ts';

/** Nobody had done the stage's work: such days would say nothing of how long it takes. */
const PUT_ASIDE: readonly ApplicationAction[] = ['CANCEL', 'ARCHIVE'];

/**
 * What the medians are made of: how long the stage lasted that this change ends, and who ended it. Null when it ends
 * none.
 */
export function visitEnded(job: ApplicationJob, after: ApplicationFacts, Version: number) {
  const { row, actor, at, action } = job;
  const Stage = stageOf(row.ApplicationStatusCode, row.CurrentStep);
  const isSame =
    row.ApplicationStatusCode === after.ApplicationStatusCode && row.CurrentStep === after.CurrentStep;
  if (Stage === null || isSame || row.StepSince === null || PUT_ASIDE.includes(action)) return null;
  return {
    ApplicationId: row.Id,
    Version,
    Stage,
    ServiceId: row.ServiceId,
    AccountId: actedBy(actor, null).AccountId,
    BeganAt: row.StepSince,
    EndedAt: at,
  };
}
