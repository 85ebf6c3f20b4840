import type { Updateable } from 'kysely';
import { type ServiceDefinition, STEPS, type Step } from '#modules/catalogue/services/rules/index.ts';
import { accountIds } from '#modules/identity/accounts/server/index.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { ApplicationFacts } from '../rules/facts.ts';
import { applicationStatuses } from '../rules/statuses.ts';
import { turnOf } from '../rules/turn.ts';
import type { ApplicationActionContext } from './action-context.ts';
import type { LoadedApplication } from './load.ts';

type Columns = Updateable<Tables['Application']>;

/**
 * Converts a workflow decision into database columns: facts, whose turn it is, and the step's start and due
 * time.
 */
export async function changedColumns(
  { tx, row, facts, at }: ApplicationActionContext,
  change: Partial<ApplicationFacts>,
  definition: ServiceDefinition,
): Promise<Columns> {
  const after = { ...facts, ...change };
  return {
    ...factColumns(change),
    ...(await turnColumns(tx, row, after)),
    ...stepColumns(row, after, definition, at),
  };
}

/**
 * Facts with a column of the same name; facts of the invoice and the document are written by their effects.
 */
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

function factColumns(change: Partial<ApplicationFacts>): Columns {
  const columns: Record<string, unknown> = {};
  for (const name of COLUMNS) if (name in change) columns[name] = change[name];
  if (change.Approvals) columns.Approvals = json(change.Approvals);
  if (change.Participants) columns.Participants = json(change.Participants);
  if (change.LastReminder) columns.LastReminder = json(change.LastReminder);
  if (change.CertifiedAt) columns.CertifiedAt = new Date(change.CertifiedAt);
  return columns as Columns;
}

/** A new status or step restarts the timer; the service's target determines when it is overdue. */
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
  const isDecided = applicationStatuses.awaitingPublication.includes(after.ApplicationStatusCode);
  const reached = isDecided ? STEPS : after.CurrentStep ? [after.CurrentStep] : [];
  const ReachedSteps = [...new Set<Step>([...row.ReachedSteps, ...reached])];
  return { StepSince: at, DueAt, ReachedSteps };
}

async function turnColumns(tx: Tx, row: LoadedApplication, facts: ApplicationFacts): Promise<Columns> {
  const turn = turnOf(facts);
  return {
    IsClientTurn: turn?.Of === 'CLIENT',
    TurnRoles: turn?.Of === 'ROLES' ? [...turn.Roles] : [],
    TurnUserId: turn?.Of === 'PERSON' ? await idOf(tx, row, turn.UserKey) : null,
  };
}

/** Usually found among the assignees already referenced by the row. */
async function idOf(tx: Tx, row: LoadedApplication, userKey: string): Promise<number | null> {
  const known = [
    [row.AssessorKey, row.AssessorUserId],
    [row.OnSiteKey, row.AssessorOnSiteUserId],
    [row.ReviewerKey, row.IndepreviewerUserId],
  ] as const;
  const named = known.find(([key]) => key === userKey);
  return named?.[1] ?? (await accountIds(tx, [userKey])).get(userKey) ?? null;
}
