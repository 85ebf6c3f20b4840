/** Builds the history row and the event log row of an application action. */
import type { Role } from '#platform/common/access/roles.ts';
import { auditRow } from '#platform/server/audit/audit.ts';
import { json } from '#platform/server/database/json.ts';
import type { ActionDecision } from '#platform/server/workflow/perform-action.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import type { ApplicationActionContext } from './action-context.ts';

/** One row of the application's history, with all remarks and input of the action. */
export function historyRow(
  job: ApplicationActionContext,
  decided: ActionDecision<ApplicationFacts>,
  after: ApplicationFacts,
  Version: number,
) {
  const {
    Remark,
    Attachment,
    ApplicationKey: _key,
    Version: _version,
    Answers: _answers,
    PointAnswers: _points,
    ...data
  } = job.input;
  return {
    ApplicationId: job.row.Id,
    Version,
    Action: job.action,
    At: job.at,
    ...actedBy(job.actor, decided.AsRole as Role),
    FromStatus: job.row.ApplicationStatusCode,
    ToStatus: after.ApplicationStatusCode,
    FromStep: job.row.CurrentStep,
    ToStep: after.CurrentStep,
    Round: after.Round,
    Remark: typeof Remark === 'string' && Remark.trim() !== '' ? Remark.trim() : null,
    Attachment: Array.isArray(Attachment) ? (Attachment as string[]) : [],
    Data: json(data as Record<string, unknown>),
    IsOverride: decided.IsOverride,
  };
}

/** The event log row: status and step changes only; answers and remarks stay in the history. */
export function logRow(
  { actor, row, action }: ApplicationActionContext,
  history: ReturnType<typeof historyRow>,
  { Overridden }: ActionDecision<ApplicationFacts>,
) {
  const isException = Overridden.length > 0;
  return auditRow({
    AccountId: actedBy(actor, null).AccountId,
    Event: isException ? 'OVERRIDE' : 'APPLICATION_CHANGE',
    Object: row.ApplicationKey,
    Detail: {
      Action: action,
      ...(history.AsRole && { AsRole: history.AsRole }),
      ...(isException && { Rule: Overridden, Remark: history.Remark }),
      Before: { ApplicationStatusCode: history.FromStatus, Step: history.FromStep },
      After: { ApplicationStatusCode: history.ToStatus, Step: history.ToStep },
    },
  });
}
