import { applicationWorkflow } from '#modules/applications/applications/rules/index.ts';
import { type LoadedApplication, loadApplication } from '#modules/applications/applications/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { repeatedAnswer, storeAnswer } from '#platform/server/workflow/idempotency.ts';
import { rejectAction } from '#platform/server/workflow/reject-action.ts';
import type { checklistRoutes } from '../rules/contract.ts';
import { checklistDecision, viewChecklist } from './view-checklist.ts';
import { writeAnswers } from './write-answers.ts';

type Route = (typeof checklistRoutes)['submission'];
type ChecklistRequest = Context<Route>;

/**
 * API handler that saves a reviewer's checklist answers for the current step and records the reviewer as
 * having acted at it. The application is locked, so that no answer arrives after a decision.
 */
export function submitChecklist(context: ChecklistRequest): Promise<DataOf<Route>> {
  const { db, actor, body, language, at, idempotencyKey } = context;
  const request = { actor, idempotencyKey, action: 'CHECKLIST', input: body };
  return db.transaction().execute(async (tx) => {
    const row =
      (await loadApplication(tx, actor, body.ApplicationKey, { lock: true })) ?? fail('ERR_NOT_FOUND');
    const first = await repeatedAnswer<DataOf<Route>>(tx, request);
    if (first) return first;
    const version = await serviceVersion(tx, row.ServiceVersionId);
    const decision = checklistDecision(row, version, actor, at);
    if (!decision.Allowed) return rejectAction(applicationWorkflow, decision, language);
    const ofStep = version.Definition.Checklist.filter((point) => point.Step === row.CurrentStep);
    const open = new Set(ofStep.map(({ PointKey }) => PointKey));
    await writeAnswers({ tx, row, version, open, accountId: actor.Id, at }, body.Answers);
    await recordParticipation(tx, context, row);
    await audit(tx, {
      AccountId: actor.Id,
      Event: 'CHECKLIST_CHANGE',
      Object: row.ApplicationKey,
      Detail: { Points: body.Answers.length, Step: row.CurrentStep },
    });
    const view = await viewChecklist(tx, actor, body.ApplicationKey, language, at);
    await storeAnswer(tx, request, view);
    return view;
  });
}

/**
 * Recording results counts as acting at the step: the author is excluded from the other sides as if they had
 * approved it.
 */
async function recordParticipation(
  tx: Tx,
  { actor }: ChecklistRequest,
  row: LoadedApplication,
): Promise<void> {
  if (row.CurrentStep === null) return;
  const one = { UserKey: actor.UserKey, Step: row.CurrentStep };
  if (row.Participants.some(({ UserKey, Step }) => UserKey === one.UserKey && Step === one.Step)) return;
  await tx
    .updateTable('Application')
    .set({ Participants: json([...row.Participants, one]) })
    .where('Id', '=', row.Id)
    .execute();
}
