import type { Role } from '@assay/shared/access/roles.ts';
import type { ApplicationFacts } from '@assay/shared/application/facts.ts';
import { STEPS, type Step } from '@assay/shared/application/statuses.ts';
import { turnOf } from '@assay/shared/application/turn.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Updateable } from 'kysely';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import type { Tables } from '../db/schema.ts';
import { enqueue } from '../jobs/tasks.ts';
import { auditRow } from '../log/audit.ts';
import { serviceVersion } from '../service/versions.ts';
import { accountIds } from '../user/account-ids.ts';
import type { Decided } from '../workflow/act.ts';
import { actedBy } from '../workflow/portal-actor.ts';
import type { ApplicationJob } from './job.ts';
import { keepVisit } from './keep-visit.ts';
import type { LoadedApplication } from './load.ts';

type Columns = Updateable<Tables['Application']>;

/** Saves version + 1, writes the history row, enters exceptions in the log, enqueues who has to be told: only here. */
export async function saveChange(
  job: ApplicationJob,
  decided: Decided<ApplicationFacts>,
  columns: object,
): Promise<void> {
  const { tx, row, at } = job;
  const after = { ...job.facts, ...decided.Change };
  const { Definition } = await serviceVersion(tx, row.ServiceVersionId);
  const Version = row.Version + 1;
  await tx
    .updateTable('Application')
    .set({
      ...changedColumns(decided.Change),
      ...(await turnColumns(tx, after)),
      ...stepColumns(row, after, Definition, at),
      ...columns,
      Version,
      UpdatedAt: at,
    })
    .where('Id', '=', row.Id)
    .execute();
  const history = historyRow(job, decided, after, Version);
  if (job.action === 'SAVE') await tx.insertInto('ApplicationHistory').values(history).execute();
  else await historyWithLog(tx, job, history, decided);
  await keepVisit(job, after, Version);
  // Drafts are saved every few seconds; nobody waits to hear of it.
  if (job.action !== 'SAVE' && !job.portal.isQuiet)
    await enqueue(tx, 'application.tell', { ApplicationId: row.Id, Version });
}

/** Both with one statement. What was answered and said stays in the history; the log says what became of the file. */
async function historyWithLog(
  tx: Tx,
  { actor, row, action }: ApplicationJob,
  history: ReturnType<typeof historyRow>,
  { Overridden }: Decided<ApplicationFacts>,
): Promise<void> {
  const isException = Overridden.length > 0;
  const AccountId = actedBy(actor, null).AccountId;
  const logged = auditRow({
    AccountId,
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
  await tx
    .with('history', (db) => db.insertInto('ApplicationHistory').values(history).returning('Version'))
    .insertInto('Audit')
    .values(logged)
    .execute();
}

/** Facts that are columns of the same name; facts of invoice and document are written by their effects. */
const COLUMNS = [
  'ApplicationStatusCode',
  'AssessmentType',
  'Round',
  'Steps',
  'IsShortFlow',
  'CurrentStep',
  'StatusBefore',
  'StepBefore',
  'TransactionNo',
] as const;

function changedColumns(change: Partial<ApplicationFacts>): Columns {
  const columns: Record<string, unknown> = {};
  for (const name of COLUMNS) if (name in change) columns[name] = change[name];
  if (change.Approvals) columns.Approvals = json(change.Approvals);
  if (change.Participants) columns.Participants = json(change.Participants);
  if (change.LastReminder) columns.LastReminder = json(change.LastReminder);
  if (change.CertifiedAt) columns.CertifiedAt = new Date(change.CertifiedAt);
  return columns as Columns;
}

/** When a status or step begins, its clock begins too; a target of the service says when it is late. */
function stepColumns(
  row: LoadedApplication,
  after: ApplicationFacts,
  definition: ServiceDefinition,
  at: Date,
): Columns {
  const isSame =
    row.ApplicationStatusCode === after.ApplicationStatusCode && row.CurrentStep === after.CurrentStep;
  if (isSame && row.StepSince) return {};
  const days = after.CurrentStep ? definition.TargetDays[after.CurrentStep] : undefined;
  const DueAt = days === undefined ? null : new Date(at.getTime() + days * 86_400_000);
  const reached =
    after.ApplicationStatusCode === 'CERTIFIED' ? STEPS : after.CurrentStep ? [after.CurrentStep] : [];
  const ReachedSteps = [...new Set<Step>([...row.ReachedSteps, ...reached])];
  return { StepSince: at, DueAt, ReachedSteps };
}

async function turnColumns(tx: Tx, facts: ApplicationFacts): Promise<Columns> {
  const turn = turnOf(facts);
  const roles: Role[] = turn?.Of === 'ROLES' ? [...turn.Roles] : [];
  const ids = turn?.Of === 'PERSON' ? await accountIds(tx, [turn.UserKey]) : new Map<string, number>();
  const TurnUserId = turn?.Of === 'PERSON' ? (ids.get(turn.UserKey) ?? null) : null;
  return { IsClientTurn: turn?.Of === 'CLIENT', TurnRoles: roles, TurnUserId };
}

function historyRow(
  job: ApplicationJob,
  decided: Decided<ApplicationFacts>,
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
