import type { Selectable } from 'kysely';
import { isClient } from '#platform/common/access/roles.ts';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { NonconformityEntry, NonconformityResponse, NonconformityView } from '../rules/contract.ts';
import type { VerificationMethod } from '../rules/facts.ts';
import { isWithClient } from '../rules/statuses.ts';
import { nonconformityWorkflow } from '../rules/workflow.ts';
import { factsOfNonconformity, type LoadedNonconformity, loadNonconformity } from './load.ts';
import { nonconformityRowOf } from './nonconformity-row.ts';
import { type Person, personOf } from './person-of.ts';

export type Reader = { actor: SignedIn; language: Language; at: Date };
type Files = (keys: readonly string[]) => FileInfo[];

/** One nonconformity as the reader sees it, with what they may do. */
export async function viewNonconformity(
  db: Queries,
  key: string,
  reader: Reader,
): Promise<NonconformityView> {
  const { actor, language, at } = reader;
  const row = (await loadNonconformity(db, actor, key)) ?? fail('ERR_NOT_FOUND');
  const [responses, history, raisedBy] = await Promise.all([
    responsesOf(db, row.Id),
    historyOf(db, row.Id),
    db
      .selectFrom('Account')
      .select(['UserKey', 'FirstName', 'LastName'])
      .where('Id', '=', row.RaisedById)
      .executeTakeFirst(),
  ]);
  const draft = isClient(actor.Roles) && isWithClient(row.Status) ? row.Draft : null;
  const files = await filesOf(db, row, [...responses, ...history, ...(draft ? [draft] : [])]);
  return {
    ...nonconformityRowOf(row, hongKongDate(at)),
    Version: row.Version,
    Step: row.Step,
    Files: files(row.Attachment),
    RaisedBy: personOf(raisedBy) ?? { UserKey: '', Name: '' },
    ReleasedAt: row.ReleasedAt?.toISOString() ?? null,
    Responses: responses.map((one) => responseView(one, files)),
    History: history.map((one) => entryView(one, files)),
    Draft: draft && { ...draft, Files: files(draft.Attachment) },
    Actions: actionsFor(nonconformityWorkflow, factsOfNonconformity(row), actor, at).map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, nonconformityWorkflow.StatusText),
    })),
  };
}

const responsesOf = (db: Queries, id: number) =>
  db
    .selectFrom('NonconformityResponse')
    .innerJoin('Account', 'Account.Id', 'NonconformityResponse.AccountId')
    .selectAll('NonconformityResponse')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('NonconformityId', '=', id)
    .orderBy('Round')
    .execute();

const historyOf = (db: Queries, id: number) =>
  db
    .selectFrom('NonconformityHistory')
    .leftJoin('Account', 'Account.Id', 'NonconformityHistory.AccountId')
    .selectAll('NonconformityHistory')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('NonconformityId', '=', id)
    .orderBy('NonconformityHistory.Id', 'desc')
    .execute();

async function filesOf(
  db: Queries,
  row: LoadedNonconformity,
  others: readonly { Attachment: string[] }[],
): Promise<Files> {
  const infos = await fileInfos(
    db,
    [row, ...others].flatMap(({ Attachment }) => Attachment),
  );
  const byKey = new Map(infos.map((file) => [file.FileKey, file]));
  return (keys) => keys.flatMap((key) => byKey.get(key) ?? []);
}

function responseView(
  one: Selectable<Tables['NonconformityResponse']> & Person,
  files: Files,
): NonconformityResponse {
  const { Round, Correction, Cause, CorrectiveAction, OtherSites } = one;
  return {
    ...{ Round, Correction, Cause, CorrectiveAction, OtherSites },
    Files: files(one.Attachment),
    By: personOf(one) ?? { UserKey: '', Name: '' },
    At: one.At.toISOString(),
  };
}

const entryView = (
  one: Selectable<Tables['NonconformityHistory']> & Person,
  files: Files,
): NonconformityEntry => ({
  Id: one.Id,
  Action: one.Action,
  FromStatus: one.FromStatus,
  ToStatus: one.ToStatus,
  By: personOf(one),
  At: one.At.toISOString(),
  Remark: one.Remark,
  Method: one.Method as VerificationMethod | null,
  ResultChange: one.ResultChange,
  Files: files(one.Attachment),
});
