import { isFinding } from '#modules/applications/assessments/rules/index.ts';
import { runInFormThread } from '#modules/catalogue/forms/server/index.ts';
import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { json } from '#platform/server/database/json.ts';
import { numberPoints } from '../../rules/points.ts';
import type { ApplicationActionContext } from '../action-context.ts';
import { correctionBase } from '../correction-base.ts';
import type { Point } from '../tables.ts';

type RequestedEntry = { PointKey?: string; Field?: string; Remark: string };

/**
 * Effect of REJECT_CHECKLIST: turns the assessor's points into the client's to-do list, with the text of the
 * checklist or form question. From then on the client may change only what the points refer to.
 */
export async function sendToClient(job: ApplicationActionContext): Promise<object> {
  const { tx, row, input } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const titles = await titlesOf(version.Definition);
  const days = await findingDays(job);
  const points = numberPoints(input.Points as RequestedEntry[]).map(({ PointNo, ...entry }): Point => {
    const known = version.Definition.Checklist.find((point) => point.PointKey === entry.PointKey);
    const Field = entry.Field ?? known?.Field ?? null;
    const title = (language: Language) => (Field ? (titles[language][Field] ?? Field) : '');
    const Text = known?.Text ?? { EN: title('EN'), CHT: title('CHT'), CHS: title('CHS') };
    const PointKey = known?.PointKey ?? null;
    return { PointNo, PointKey, Field, Text, Remark: entry.Remark, DueOn: days.get(PointKey ?? '') ?? null };
  });
  const base = await correctionBase(version, row.Answers);
  return { Points: json(points), PointAnswers: json([]), CorrectionBase: json(base) };
}

async function titlesOf({ Form }: ServiceDefinition): Promise<Record<Language, Record<string, string>>> {
  const titlesIn = (language: Language) => runInFormThread('fieldTitles', Form, language);
  return { EN: await titlesIn('EN'), CHT: await titlesIn('CHT'), CHS: await titlesIn('CHS') };
}

/** The correction due date of each finding of this round, sent to the client with the point. */
async function findingDays({ tx, row }: ApplicationActionContext): Promise<Map<string, string | null>> {
  const found = await tx
    .selectFrom('ChecklistAnswer')
    .select(['PointKey', 'Result', 'DueOn'])
    .where('ApplicationId', '=', row.Id)
    .where('Round', '=', row.Round)
    .execute();
  return new Map(
    found.filter(({ Result }) => isFinding(Result)).map(({ PointKey, DueOn }) => [PointKey, DueOn]),
  );
}
