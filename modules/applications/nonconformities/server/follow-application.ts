/**
 * Follows the actions of applications: records checklist results at the end of a step, responses that came with a
 * resubmission, and the end of the application.
 */
import type { Selectable } from 'kysely';
import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import {
  type ApplicationActionContext,
  applicationActed,
} from '#modules/applications/applications/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import { type NonconformityStatus, STATUS_ON } from '../rules/statuses.ts';
import { NONCONFORMITY_MOVES, type NonconformityMove } from '../rules/workflow.ts';
import { addResponse } from './add-response.ts';
import { recordResults } from './record-results.ts';
import { changeNonconformity, type HistoryInput } from './write-nonconformity.ts';

type Row = Selectable<Tables['Nonconformity']>;

export const followApplication = applicationActed.implement(async ({ job, change }) => {
  const { action, input, row } = job;
  if (action === 'APPROVE_PROGRESS' || action === 'REJECT_CHECKLIST')
    await recordStep(job, ({ Step }) => Step === row.CurrentStep);
  if (action === 'CORRECT_RESULT') await recordStep(job, ({ PointKey }) => PointKey === input.PointKey);
  if (action === 'REJECT_CHECKLIST') await releaseQueried(job);
  if (action === 'SUBMIT') await answerWithForm(job);
  const { ApplicationStatusCode: status = row.ApplicationStatusCode } = change;
  if (status === row.ApplicationStatusCode) return;
  if ([...applicationStatuses.awaitingPublication, ...applicationStatuses.declined].includes(status))
    await moveAll(job, 'CLOSE_WITH_DECISION', STATUS_ON.DECISION);
  if (applicationStatuses.withoutResult.includes(status))
    await moveAll(job, 'WITHDRAW_WITH_APPLICATION', STATUS_ON.WITHDRAW);
});

const actorOf = ({ actor, asRole, at }: ApplicationActionContext) => ({ ...actedBy(actor, asRole), at });

const recordStep = (
  { portal, tx, row, actor, at }: ApplicationActionContext,
  isConcerned: (point: { Step: string; PointKey: string }) => boolean,
) =>
  recordResults({
    portal,
    tx,
    application: row,
    isConcerned: ({ Point }) => isConcerned(Point),
    accountId: actedBy(actor, null).AccountId,
    at,
  });

/** A query about a checklist item with a finding shows its nonconformity to the client. */
async function releaseQueried(job: ApplicationActionContext): Promise<void> {
  const { portal, tx, input, at } = job;
  const keys = (input.Points as { PointKey?: string }[]).map(({ PointKey }) => PointKey);
  for (const one of await rowsIn(job, 'RELEASE_WITH_QUERY'))
    if (one.ReleasedAt === null && keys.includes(one.PointKey))
      await changeNonconformity(tx, one, {
        portal,
        Status: one.Status,
        columns: { ReleasedAt: at },
        history: { Action: 'RELEASE_WITH_QUERY', ...actorOf(job) },
      });
}

/** The answers to queries about checklist items with a finding are responses to their nonconformities. */
async function answerWithForm(job: ApplicationActionContext): Promise<void> {
  const { portal, tx, row, at } = job;
  if (!applicationStatuses.inCorrection.includes(row.ApplicationStatusCode)) return;
  const waiting = await rowsIn(job, 'ANSWER_WITH_FORM');
  if (waiting.length === 0) return;
  const answers = await tx
    .selectFrom('ApplicationPoint')
    .select(['PointKey', 'Answer', 'Attachment', 'AnsweredById'])
    .where('ApplicationId', '=', row.Id)
    .where('Round', '=', row.Round)
    .execute();
  const byPoint = new Map(answers.map((answer) => [answer.PointKey, answer]));
  for (const one of waiting) {
    const answer = byPoint.get(one.PointKey);
    if (!answer) continue;
    const { Answer: Correction, Attachment, AnsweredById: AccountId } = answer;
    const columns = await addResponse(tx, one, {
      ...{ Correction, Cause: '', CorrectiveAction: '', OtherSites: '' },
      ...{ Attachment, AccountId, At: at },
    });
    const history: HistoryInput = { Action: 'ANSWER_WITH_FORM', ...actorOf(job) };
    await changeNonconformity(tx, one, { portal, Status: STATUS_ON.ANSWER, columns, history });
  }
}

const rowsIn = ({ tx, row }: ApplicationActionContext, move: NonconformityMove): Promise<Row[]> =>
  tx
    .selectFrom('Nonconformity')
    .selectAll()
    .where('ApplicationId', '=', row.Id)
    .where('Status', 'in', NONCONFORMITY_MOVES[move].From)
    .orderBy('Id')
    .forUpdate()
    .execute();

async function moveAll(
  job: ApplicationActionContext,
  Action: NonconformityMove,
  Status: NonconformityStatus,
): Promise<void> {
  for (const one of await rowsIn(job, Action))
    await changeNonconformity(job.tx, one, {
      portal: job.portal,
      Status,
      history: { Action, AccountId: null, at: job.at },
    });
}
