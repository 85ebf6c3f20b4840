/** Connects nonconformities to the generic action handler: how an action loads, locks, saves, logs and views one. */
import { audit } from '#platform/server/audit/audit.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type {
  ActionContext,
  ActionDecision,
  WorkflowHandler,
} from '#platform/server/workflow/perform-action.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import type { NonconformityView } from '../rules/contract.ts';
import type { NonconformityFacts } from '../rules/facts.ts';
import { RESPONSE_PARTS, type ResponsePart } from '../rules/inputs.ts';
import type { NonconformityStatus } from '../rules/statuses.ts';
import { type NonconformityAction, nonconformityWorkflow } from '../rules/workflow.ts';
import { addResponse } from './add-response.ts';
import { factsOfNonconformity, type LoadedNonconformity, lockNonconformity } from './load.ts';
import { viewNonconformity } from './view.ts';
import { changeNonconformity } from './write-nonconformity.ts';

type Job = ActionContext<NonconformityAction, LoadedNonconformity, NonconformityFacts>;

export const nonconformityHandler: WorkflowHandler<
  NonconformityAction,
  NonconformityStatus,
  LoadedNonconformity,
  NonconformityFacts,
  NonconformityView
> = {
  workflow: nonconformityWorkflow,
  lock: lockNonconformity,
  facts: async (_tx, row) => factsOfNonconformity(row),
  prepare: {},
  effects: {
    RELEASE: async ({ at }) => ({ ReleasedAt: at }),
    ANSWER: answer,
  },
  save,
  view: (db, actor, key, language, at) => viewNonconformity(db, key, { actor, language, at }),
};

const attached = ({ input }: Job): string[] => (input.Attachment as string[] | undefined) ?? [];

function answer(job: Job) {
  const { tx, row, actor, at, input } = job;
  const parts = Object.fromEntries(
    RESPONSE_PARTS.map((part) => [part, String(input[part] ?? '').trim()]),
  ) as Record<ResponsePart, string>;
  return addResponse(tx, row, { ...parts, Attachment: attached(job), AccountId: actor.Id, At: at });
}

async function save(
  job: Job,
  { Change, IsOverride }: ActionDecision<NonconformityFacts>,
  columns: object,
): Promise<void> {
  const { tx, row, actor, action, at, asRole, input, portal } = job;
  const { Status = row.Status } = Change;
  const Attachment = attached(job);
  await linkFiles(tx, { fileKeys: Attachment, applicationId: row.ApplicationId, accountId: actor.Id });
  const Remark = typeof input.Remark === 'string' ? input.Remark.trim() : null;
  await changeNonconformity(tx, row, {
    portal,
    Status,
    columns,
    history: {
      Action: action,
      ...actedBy(actor, asRole),
      Remark,
      // The files of a response are listed with the response.
      Attachment: action === 'ANSWER' ? [] : Attachment,
      Method: typeof input.Method === 'string' ? input.Method : null,
      IsOverride,
      at,
    },
  });
  await audit(tx, {
    AccountId: actor.Id,
    Event: `NONCONFORMITY_${action}`,
    Object: row.NonconformityNo,
    Detail: { Before: { Status: row.Status }, After: { Status } },
  });
}
