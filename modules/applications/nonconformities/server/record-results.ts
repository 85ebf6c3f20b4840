/**
 * Brings the nonconformities of an application in line with its checklist at the end of a step: raises those that are
 * missing, and updates, confirms, returns or withdraws those whose result was recorded again.
 */
import type { Selectable } from 'kysely';
import { EVALUATION_STEPS } from '#modules/applications/applications/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { nextNumber } from '#platform/server/database/next-number.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { afterResult } from '../rules/after-result.ts';
import type { Grade, RecordedResult, ResultChange } from '../rules/facts.ts';
import { isWithdrawn, STATUS_ON } from '../rules/statuses.ts';
import { type ResultOfPoint, resultsOf } from './checklist-results.ts';
import { changeNonconformity } from './write-nonconformity.ts';

type Application = {
  Id: number;
  ApplicationNo: string | null;
  Round: number;
  ServiceVersionId: number;
  Search: string;
};
type Recording = {
  portal: Pick<Portal, 'isQuiet'>;
  tx: Tx;
  application: Application;
  /** Which checklist items are concerned. */
  isConcerned: (result: ResultOfPoint) => boolean;
  /** Who ends the step; null: the portal. */
  accountId: number | null;
  at: Date;
};

/** What the reviewer and the deciders find concerns the certification body's own work, not the client. */
const isEvaluated = ({ Point }: ResultOfPoint): boolean =>
  EVALUATION_STEPS.some((step) => step === Point.Step);

/** Records the results; the caller has locked the application. */
export async function recordResults(recording: Recording): Promise<void> {
  const { tx, application, isConcerned } = recording;
  const results = (await resultsOf(tx, application)).filter((one) => isEvaluated(one) && isConcerned(one));
  if (results.length === 0) return;
  const rows = await tx
    .selectFrom('Nonconformity')
    .selectAll()
    .where('ApplicationId', '=', application.Id)
    .orderBy('Id')
    .forUpdate()
    .execute();
  // The latest record of each item; an earlier one was withdrawn.
  const existing = new Map(rows.map((row) => [row.PointKey, row]));
  for (const result of results) {
    const before = existing.get(result.Point.PointKey);
    // A result is recorded once: one that was withdrawn is raised again only by a new result.
    if (before && result.At <= before.ResultAt) continue;
    if (before && !isWithdrawn(before.Status)) await update(recording, before, result);
    else if (result.Grade !== null) await raise(recording, { ...result, Grade: result.Grade });
  }
}

async function update(
  { portal, tx, accountId, at }: Recording,
  before: Selectable<Tables['Nonconformity']>,
  result: ResultOfPoint,
): Promise<void> {
  const outcome = afterResult(before, result.Grade);
  if (!outcome) return;
  const { Statement, Attachment, DueOn, At } = result;
  await changeNonconformity(tx, before, {
    portal,
    Status: outcome.Status,
    columns: {
      ResultAt: At,
      ...(result.Grade !== null && { Grade: result.Grade, Statement, Attachment, DueOn }),
    },
    history: {
      Action: outcome.Move,
      AccountId: accountId,
      // The remark on a conforming item is for staff; the client sees the history.
      Remark: result.Grade === null ? null : Statement,
      Method: outcome.Move === 'CONFIRM_RESULT' ? 'DOCUMENTS' : null,
      ResultChange: result.Grade === null ? null : changeOf(before, { ...result, Grade: result.Grade }),
      at,
    },
  });
}

/** Null if grade, statement and due date are the same. */
function changeOf(before: RecordedResult, after: RecordedResult): ResultChange | null {
  const isSame = (['Grade', 'Statement', 'DueOn'] as const).every((name) => before[name] === after[name]);
  const only = ({ Grade, Statement, DueOn }: RecordedResult) => ({ Grade, Statement, DueOn });
  return isSame ? null : { Before: only(before), After: only(after) };
}

async function raise(
  { tx, application, accountId, at }: Recording,
  { Point, Grade, Statement, Attachment, DueOn, AccountId, At }: ResultOfPoint & { Grade: Grade },
): Promise<void> {
  const year = hongKongDate(at).slice(0, 4);
  const count = await nextNumber(tx, `nonconformities ${year}`);
  const NonconformityNo = `NC-${year}-${String(count).padStart(5, '0')}`;
  await tx
    .insertInto('Nonconformity')
    .values({
      NonconformityKey: newKey(),
      NonconformityNo,
      ApplicationId: application.Id,
      PointKey: Point.PointKey,
      Step: Point.Step,
      Clause: Point.Clause,
      Requirement: json(Point.Text),
      Statement,
      Attachment,
      Grade,
      Status: STATUS_ON.RAISE,
      RaisedById: AccountId,
      RaisedAt: at,
      ResultAt: At,
      DueOn,
      ReleasedAt: null,
      Draft: null,
      Search: searchText(NonconformityNo, Point.Clause, application.Search),
    })
    .execute();
  await audit(tx, { AccountId: accountId, Event: 'NONCONFORMITY_RAISE', Object: NonconformityNo });
}
