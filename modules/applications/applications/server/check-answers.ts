import {
  askFormThread,
  problemText,
  type Validated,
  type ValidateOptions,
  wholeProblem,
} from '#modules/catalogue/forms/server/index.ts';
import { fingerprint, formLimits, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { fail } from '#platform/server/http/fail.ts';
import { keepNewest } from '#platform/server/keep-newest.ts';
import type { Answers } from './tables.ts';

/** Judging a long form costs a tenth of a second; what was just saved is often submitted a moment later. */
const KEPT = 64;
const known = keepNewest<Validated>(KEPT);

/** The service's form and limits applied to answers; the same check for drafts, submission and the validate call. */
export async function checkAnswers(
  version: ServiceVersion,
  answers: Answers,
  locale: Language,
): Promise<Validated> {
  const key = keyOf(version, answers, locale);
  const found = known.of(key) ?? (await validate(version, answers, locale));
  known.keep(key, found);
  // What is stored are the clean answers: judged again at submission, they are recognised.
  if (found.isValid) known.keep(keyOf(version, found.cleanAnswers, locale), found);
  return found;
}

const keyOf = (version: ServiceVersion, answers: Answers, locale: Language): string =>
  `${version.Id} ${locale} ${fingerprint({ answers, ...formLimits(version.Definition) })}`;

/** How answers of this service are judged: its scope has to fit on the certificate. */
export function judgeOptions(
  { Definition }: Pick<ServiceVersion, 'Definition'>,
  locale: Language,
): ValidateOptions {
  const questions = [Definition.ScopeQuestion, Definition.ScopeQuestionChinese].filter(
    (name) => name !== undefined,
  );
  const { scope, ...limits } = formLimits(Definition);
  return { locale, ...limits, scope: { questions, ...scope } };
}

async function validate(version: ServiceVersion, answers: Answers, locale: Language): Promise<Validated> {
  // Refused as a whole, and before the form is evaluated: nothing of it may replace what is stored.
  const refusal = wholeProblem(answers);
  if (refusal)
    return fail('ERR_VALIDATION', {
      Fields: [{ Field: 'Answers', Code: 'FIELD_INVALID', Message: problemText(refusal, locale) }],
    });
  return askFormThread('validateAnswers', version.Definition.Form, answers, judgeOptions(version, locale));
}
