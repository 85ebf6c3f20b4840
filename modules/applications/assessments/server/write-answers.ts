/**
 * Validates and stores checklist answers with due dates and files, and records each change in the trail;
 * refuses answers to points that are not open.
 */
import type { Selectable } from 'kysely';
import { isDueOnFit } from '#modules/applications/applications/rules/index.ts';
import type { LoadedApplication } from '#modules/applications/applications/server/index.ts';
import type { ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { ChecklistResult } from '../rules/contract.ts';
import { dueOnOf } from '../rules/findings.ts';

type AnswerInput = {
  PointKey: string;
  Result: ChecklistResult;
  Remark?: string | undefined;
  Attachment?: string[] | undefined;
  DueOn?: string | undefined;
};
type StoredAnswer = Selectable<Tables['ChecklistAnswer']>;
type WriteContext = {
  tx: Tx;
  row: LoadedApplication;
  version: ServiceVersion;
  /** Keys of points that may currently be answered. */
  open: ReadonlySet<string>;
  accountId: number;
  at: Date;
};

/** Stores answers to open points and adds them to the trail; unchanged answers are skipped. */
export async function writeAnswers(place: WriteContext, sent: readonly AnswerInput[]): Promise<void> {
  const { tx, row, open, accountId, at } = place;
  if (sent.some((answer) => !open.has(answer.PointKey))) failField('Answers', 'FIELD_INVALID');
  const known = await tx
    .selectFrom('ChecklistAnswer')
    .selectAll()
    .where('ApplicationId', '=', row.Id)
    .where('Round', '=', row.Round)
    .execute();
  const before = new Map(known.map((answer) => [answer.PointKey, answer]));
  // If a point has several answers, the last one counts.
  const last = new Map(sent.map((answer, index) => [answer.PointKey, { answer, index }]));
  const answers = [...last.values()].map(({ answer, index }) =>
    answerOf(place, answer, index, before.get(answer.PointKey)),
  );
  const news = answers.filter((answer) => !isSame(answer, before.get(answer.PointKey)));
  if (news.length === 0) return;
  const fileKeys = news.flatMap((answer) => answer.Attachment);
  await linkFiles(tx, { fileKeys, applicationId: row.Id, accountId });
  await tx
    .insertInto('ChecklistAnswer')
    .values(news)
    .onConflict((conflict) =>
      conflict.columns(['ApplicationId', 'Round', 'PointKey']).doUpdateSet((eb) => ({
        Result: eb.ref('excluded.Result'),
        Remark: eb.ref('excluded.Remark'),
        Attachment: eb.ref('excluded.Attachment'),
        DueOn: eb.ref('excluded.DueOn'),
        NotifiedAt: eb.ref('excluded.NotifiedAt'),
        AccountId: eb.ref('excluded.AccountId'),
        At: eb.ref('excluded.At'),
      })),
    )
    .execute();
  const events = news.map(({ NotifiedAt: _notifiedAt, ...event }) => ({
    ...event,
    AccountId: accountId,
    At: at,
  }));
  await tx.insertInto('ChecklistEvent').values(events).execute();
}

function answerOf(
  { row, version, accountId, at }: WriteContext,
  sent: AnswerInput,
  index: number,
  before?: StoredAnswer,
): StoredAnswer {
  const Today = hongKongDate(at);
  const { FindingDays: Days } = version.Definition;
  const DueOn = dueOnOf({ Result: sent.Result, Given: sent.DueOn, Before: before, Days, Today });
  if (!isDueOnFit(DueOn, before?.DueOn, Today)) failField(`Answers.${index}.DueOn`, 'FIELD_FINDING_DUE');
  return {
    ApplicationId: row.Id,
    Round: row.Round,
    PointKey: sent.PointKey,
    Result: sent.Result,
    Remark: sent.Remark?.trim() || null,
    Attachment: [...new Set(sent.Attachment ?? [])],
    DueOn,
    // A new due date can become overdue again.
    NotifiedAt: before && before.DueOn === DueOn ? before.NotifiedAt : null,
    AccountId: accountId,
    At: at,
  };
}

const isSame = (one: StoredAnswer, other: StoredAnswer | undefined): boolean =>
  other !== undefined &&
  one.Result === other.Result &&
  one.Remark === other.Remark &&
  one.DueOn === other.DueOn &&
  one.Attachment.join() === other.Attachment.join();
