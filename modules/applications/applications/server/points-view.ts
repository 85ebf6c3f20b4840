import { isClient } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { ApplicationView } from '../rules/contract.ts';
import type { LoadedApplication } from './load.ts';
import { settledPoints } from './major-points.ts';

/**
 * Builds the client's to-do list of points for the application page and form, in the user's language. Draft
 * answers are visible to the client only, until submission.
 */
export async function pointsView(
  db: Queries,
  actor: SignedIn,
  row: Pick<LoadedApplication, 'Id' | 'Round' | 'Points' | 'PointAnswers'>,
  language: Language,
): Promise<ApplicationView['Points']> {
  const drafts = isClient(actor.Roles) ? row.PointAnswers : [];
  const answers = new Map(drafts.map((answer) => [answer.PointNo, answer]));
  const known = await fileInfos(
    db,
    drafts.flatMap(({ Attachment }) => Attachment),
  );
  const files = new Map(known.map((file) => [file.FileKey, file]));
  const withdrawn = row.Points.length > 0 ? await withdrawnPoints(db, row) : [];
  return row.Points.map((point) => {
    const answer = answers.get(point.PointNo);
    return {
      ...point,
      Text: point.Text[language],
      // Nothing is due for a finding that was raised in error.
      DueOn: point.PointKey !== null && withdrawn.includes(point.PointKey) ? null : point.DueOn,
      Answer: answer?.Answer ?? null,
      Files: (answer?.Attachment ?? []).flatMap((key) => files.get(key) ?? []),
    };
  });
}

/** Keys of the checklist points whose nonconformity was withdrawn. */
async function withdrawnPoints(
  db: Queries,
  { Id, Round }: Pick<LoadedApplication, 'Id' | 'Round'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('ChecklistAnswer as Found')
    .select('Found.PointKey')
    .where('Found.ApplicationId', '=', Id)
    .where('Found.Round', '=', Round)
    .where(settledPoints.get('WITHDRAWN'))
    .execute();
  return rows.map(({ PointKey }) => PointKey);
}
