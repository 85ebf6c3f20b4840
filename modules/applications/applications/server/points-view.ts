import { isClient } from '#platform/common/access/roles.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { ApplicationView } from '../rules/contract.ts';
import type { LoadedApplication } from './load.ts';

/**
 * Builds the client's to-do list of points for the application page and form, in the user's language. Draft
 * answers are visible to the client only, until submission.
 */
export async function pointsView(
  db: Queries,
  actor: SignedIn,
  row: Pick<LoadedApplication, 'Points' | 'PointAnswers'>,
  language: Language,
): Promise<ApplicationView['Points']> {
  const drafts = isClient(actor.Roles) ? row.PointAnswers : [];
  const answers = new Map(drafts.map((answer) => [answer.PointNo, answer]));
  const known = await fileInfos(
    db,
    drafts.flatMap(({ Attachment }) => Attachment),
  );
  const files = new Map(known.map((file) => [file.FileKey, file]));
  return row.Points.map((point) => {
    const answer = answers.get(point.PointNo);
    return {
      ...point,
      Text: point.Text[language],
      Answer: answer?.Answer ?? null,
      Files: (answer?.Attachment ?? []).flatMap((key) => files.get(key) ?? []),
    };
  });
}
