/**
 * Returns the checklist of an application, for staff only, with the results, trail and overdue findings of
 * every point, and checks whether the user may answer it now.
 */
import { sql } from 'kysely';
import {
  type ApplicationFacts,
  applicationWorkflow,
} from '#modules/applications/applications/rules/index.ts';
import {
  factsOf,
  type LoadedApplication,
  loadApplication,
  settledPoints,
} from '#modules/applications/applications/server/index.ts';
import { type ServiceVersion, serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { type Decision, decide } from '#platform/common/workflow/decide.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { ChecklistData, ChecklistPoint, ChecklistResult } from '../rules/contract.ts';
import { isOverdue } from '../rules/findings.ts';

/** A recorded result. */
type RecordedResult = {
  Round: number;
  PointKey: string;
  Result: ChecklistResult;
  Remark: string | null;
  Attachment: string[];
  DueOn: string | null;
  AccountId: number;
  At: Date;
  FirstName: string;
  LastName: string;
};

/** The result that counts now, and what became of its nonconformity. */
type RecordedAnswer = RecordedResult & { IsSettled: boolean; IsWithdrawn: boolean };

/**
 * Every result of an application, oldest first. Successive edits of a remark by the same user count as one
 * entry.
 */
async function checklistTrail(db: Queries, applicationId: number): Promise<RecordedResult[]> {
  const results: RecordedResult[] = await db
    .selectFrom('ChecklistEvent')
    .innerJoin('Account', 'Account.Id', 'ChecklistEvent.AccountId')
    .selectAll('ChecklistEvent')
    .select(['Account.FirstName', 'Account.LastName'])
    .where('ApplicationId', '=', applicationId)
    .orderBy('ChecklistEvent.Id')
    .execute();
  const byPoint = Map.groupBy(results, ({ PointKey }) => PointKey);
  return [...byPoint.values()].flatMap((events) =>
    events.filter((event, at) => !isContinued(event, events[at + 1])),
  );
}

const isContinued = (event: RecordedResult, next: RecordedResult | undefined): boolean =>
  next !== undefined &&
  next.Round === event.Round &&
  next.Result === event.Result &&
  next.AccountId === event.AccountId;

/** The points of every step with the answers of this round. For staff only, because findings are internal. */
export async function viewChecklist(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<ChecklistData> {
  const row = (await loadApplication(db, actor, key)) ?? fail('ERR_NOT_FOUND');
  const version = await serviceVersion(db, row.ServiceVersionId);
  const answers = await answersOf(db, row);
  const trail = await checklistTrail(db, row.Id);
  const known = await fileInfos(
    db,
    [...answers, ...trail].flatMap((one) => one.Attachment),
  );
  const files = new Map(known.map((file) => [file.FileKey, file]));
  const steps = row.Steps.length > 0 ? row.Steps : version.Definition.FullSteps;
  const Today = hongKongDate(at);
  return {
    Version: row.Version,
    Round: row.Round,
    Today,
    FindingDays: version.Definition.FindingDays,
    IsOpenForYou: checklistDecision(row, version, actor, at).Allowed,
    Points: version.Definition.Checklist.filter((point) => steps.includes(point.Step)).map((point) => ({
      PointKey: point.PointKey,
      Step: point.Step,
      Clause: point.Clause,
      Text: point.Text[language],
      Guidance: point.Guidance[language],
      Field: point.Field ?? null,
      ...answerView(
        answers.find(({ PointKey }) => PointKey === point.PointKey),
        files,
        Today,
      ),
      Trail: trail
        .filter(({ PointKey }) => PointKey === point.PointKey)
        .map((result) => ({ Round: result.Round, ...recordedResultView(result, files) })),
    })),
  };
}

const answersOf = (db: Queries, row: LoadedApplication): Promise<RecordedAnswer[]> =>
  db
    .selectFrom('ChecklistAnswer as Found')
    .innerJoin('Account', 'Account.Id', 'Found.AccountId')
    .selectAll('Found')
    .select(['Account.FirstName', 'Account.LastName'])
    .select([
      sql<boolean>`${settledPoints.get('POINT')}`.as('IsSettled'),
      sql<boolean>`${settledPoints.get('WITHDRAWN')}`.as('IsWithdrawn'),
    ])
    .where('ApplicationId', '=', row.Id)
    .where('Round', '=', row.Round)
    .execute();

type Files = Map<string, FileInfo>;
type Answer = Pick<
  ChecklistPoint,
  'Result' | 'Remark' | 'Files' | 'DueOn' | 'IsOverdue' | 'IsWithdrawn' | 'By' | 'At'
>;

const recordedResultView = (result: RecordedResult, files: Files) => ({
  Result: result.Result,
  Remark: result.Remark,
  Files: result.Attachment.flatMap((key) => files.get(key) ?? []),
  DueOn: result.DueOn,
  By: fullName(result),
  At: result.At.toISOString(),
});

function answerView(result: RecordedAnswer | undefined, files: Files, today: string): Answer {
  if (!result)
    return {
      ...{ Result: null, Remark: null, Files: [], DueOn: null, By: null, At: null },
      ...{ IsOverdue: false, IsWithdrawn: false },
    };
  const { IsSettled, IsWithdrawn, DueOn } = result;
  return {
    ...recordedResultView(result, files),
    ...{ IsWithdrawn, IsOverdue: !IsSettled && isOverdue(DueOn, today) },
  };
}

/** Whether the user may record results now: if they could approve the step with a complete checklist. */
export function checklistDecision(
  row: LoadedApplication,
  version: ServiceVersion,
  actor: SignedIn,
  at: Date,
): Decision<ApplicationFacts> {
  const open = { ChecklistOpen: 0, FindingsUnsaid: 0, HasMajorFinding: false, OpenMajors: [], OpenPlans: [] };
  const facts = { ...factsOf(row, version.Definition), ...open };
  return decide(applicationWorkflow, 'APPROVE_PROGRESS', { facts, actor, at });
}
