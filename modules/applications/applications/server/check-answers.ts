/** Validates application answers against the service's form, with a cache for recently checked answers. */
import { LRUCache } from 'lru-cache';
import {
  problemText,
  runInFormThread,
  unsafeProblem,
  type Validated,
  type ValidateOptions,
} from '#modules/catalogue/forms/server/index.ts';
import { fingerprint, formLimits, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { fail } from '#platform/server/http/fail.ts';
import type { Answers } from './tables.ts';

/**
 * Cache entries. Validating a long form takes a tenth of a second, and saved answers are often submitted
 * soon after.
 */
const CACHE_SIZE = 64;
const cache = new LRUCache<string, Validated>({ max: CACHE_SIZE });

/**
 * Validates answers against the service's form and limits; the same for drafts, submission and the validate
 * call.
 */
export async function checkAnswers(
  version: ServiceVersion,
  answers: Answers,
  locale: Language,
): Promise<Validated> {
  const key = keyOf(version, answers, locale);
  const found = cache.get(key) ?? (await validate(version, answers, locale));
  cache.set(key, found);
  // The clean answers are what is stored, so caching them makes the check at submission a cache hit.
  if (found.isValid) cache.set(keyOf(version, found.cleanAnswers, locale), found);
  return found;
}

const keyOf = (version: ServiceVersion, answers: Answers, locale: Language): string =>
  `${version.Id} ${locale} ${fingerprint({ answers, ...formLimits(version.Definition) })}`;

/** Validation options of a service; they include that the scope must fit on the certificate. */
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
  // Refused as a whole before the form is evaluated, so that unsafe answers never replace stored ones.
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
