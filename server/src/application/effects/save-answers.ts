import { json } from '../../db/json.ts';
import { linkFiles } from '../../files/link-files.ts';
import { answerFileKeys } from '../../service/form/file-keys.ts';
import { serviceVersion } from '../../service/versions.ts';
import { checkAnswers } from '../check-answers.ts';
import { industryOf } from '../industry-of.ts';
import type { ApplicationJob } from '../job.ts';

/** Saves a draft: also one that is not valid yet. Only what the form asks for and shows is kept. */
export async function saveAnswers(job: ApplicationJob): Promise<object> {
  const { tx, row, input, language, at, actor } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const checked = await checkAnswers(version, input.Answers as typeof row.Answers, language);
  const fileKeys = answerFileKeys(checked.cleanAnswers);
  if (fileKeys.length > 0) await linkFiles(tx, { fileKeys, applicationId: row.Id, accountId: actor.Id });
  return {
    Answers: json(checked.cleanAnswers),
    IndustryCode: industryOf(version.Definition, checked.cleanAnswers),
    IsFormValid: checked.isValid,
    SavedAt: at,
    ...(typeof input.Page === 'number' ? { FormPage: input.Page } : {}),
  };
}
