/**
 * Effect of SAVE: stores the draft answers of an application's form and the client's answers to the
 * assessor's points, and attaches or releases their files.
 */
import { answerFileKeys } from '#modules/catalogue/forms/server/index.ts';
import { serviceVersion } from '#modules/catalogue/services/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { json } from '#platform/server/database/json.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { ApplicationActionContext } from '../action-context.ts';
import { checkAnswers } from '../check-answers.ts';
import { rebased } from '../correction-base.ts';
import { industryOf } from '../industry-of.ts';
import { submittedPointAnswers } from '../point-answers.ts';
import { releaseFiles } from '../release-files.ts';
import { submittedAnswers } from '../submitted-answers.ts';

/**
 * Saves a draft, even if invalid. Only answers that the form asks for and shows are stored. The user's own
 * files that are no longer referenced are released immediately so that they can be attached again;
 * colleagues' files are released at submission.
 */
export async function saveAnswers(job: ApplicationActionContext): Promise<object> {
  const { tx, row, input, language, at, actor } = job;
  const version = await serviceVersion(tx, row.ServiceVersionId);
  const answers = await submittedAnswers(version, { row, actor, language, given: input.Answers });
  const checked = await checkAnswers(version, answers, language);
  const fileKeys = answerFileKeys(checked.cleanAnswers);
  if (fileKeys.length > 0) await linkFiles(tx, { fileKeys, applicationId: row.Id, accountId: actor.Id });
  const points = await savedPoints(job);
  const answersName = [...fileKeys, ...pointFileKeys(job)];
  const before = [...answerFileKeys(row.Answers), ...attached(row.PointAnswers)];
  const dropped = before.filter((key) => !answersName.includes(key));
  await releaseFiles(tx, { applicationId: row.Id, fileKeys: dropped, accountId: actor.Id, answersName });
  return {
    Answers: json(checked.cleanAnswers),
    IndustryCode: industryOf(version.Definition, checked.cleanAnswers),
    IsFormValid: checked.isValid,
    SavedAt: at,
    ...points,
    ...(isClient(actor.Roles) ? {} : await rebased(version, row, checked.cleanAnswers)),
    ...(typeof input.Page === 'number' ? { FormPage: input.Page } : {}),
  };
}

/** Saves the client's answers to the points, with their files. */
export async function savedPoints(job: ApplicationActionContext): Promise<object> {
  const { tx, row, actor, input } = job;
  if (input.PointAnswers === undefined) return {};
  const fileKeys = pointFileKeys(job);
  if (fileKeys.length > 0) await linkFiles(tx, { fileKeys, applicationId: row.Id, accountId: actor.Id });
  return { PointAnswers: json(submittedPointAnswers(row, input.PointAnswers)) };
}

/** Files of the answers to points, as they will be after this action. */
export const pointFileKeys = ({ row, input }: ApplicationActionContext): string[] =>
  attached(
    input.PointAnswers === undefined ? row.PointAnswers : submittedPointAnswers(row, input.PointAnswers),
  );

const attached = (answers: readonly { Attachment: string[] }[]): string[] =>
  answers.flatMap(({ Attachment }) => Attachment);
