import {
  problemText,
  runInFormThread,
  unsafeProblem,
  type Validated,
  type ValidateOptions,
} from '#modules/catalogue/forms/server/index.ts';
import { fingerprint, formLimits, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { createLruCache } from '#platform/server/create-lru-cache.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { Answers } from './tables.ts';

/** Judging a long form costs a tenth of a second; what was just saved is often submitted a moment later. */
const CACHE_SIZE = 64;
const cache = createLruCache<Validated>(CACHE_SIZE);

/** The service's form and limits applied to answers; the same check for drafts, submission and the validate call. */
export async function checkAnswers(
  version: ServiceVersion,
  answers: Answers,
  locale: Language,
): Promise<Validated> {
  const key = keyOf(version, answers, locale);
  const found = cache.of(key) ?? (await validate(version, answers, locale));
  cache.keep(key, found);
  // What is stored are the clean answers: judged again at submission, they are recognised.
  if (found.isValid) cache.keep(keyOf(version, found.cleanAnswers, locale), found);
  return found;
}

const keyOf = (version: ServiceVersion, answers: Answers, locale: Language): string =>
  `${version.Id} ${locale} ${fingerprint({ answers, ...formLimits(version.Definition) })}`;

/** How answers of this service are judged: its scope has to fit on the certificate. */
export function validationOptions(
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
  const refusal = unsafeProblem(answers);
  if (refusal)
    return fail('ERR_VALIDATION', {
      Fields: [{ Field: 'Answers', Code: 'FIELD_INVALID', Message: problemText(refusal, locale) }],
    });
  return runInFormThread(
    'validateAnswers',
    version.Definition.Form,
    answers,
    validationOptions(version, locale),
  );
}
