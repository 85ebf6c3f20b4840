import { createHash } from 'node:crypto';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Answers } from '../db/schema.ts';
import { fail } from '../http/fail.ts';
import { askFormThread } from '../service/form/ask-form-thread.ts';
import type { Validated } from '../service/form/validate.ts';
import type { ServiceVersion } from '../service/versions.ts';

/** Judging a long form costs a tenth of a second; what was just saved is often submitted a moment later. */
const KEPT = 64;
const known = new Map<string, Validated>();

/** The service's form and limits applied to answers; the same check for drafts, submission and the validate call. */
export async function checkAnswers(
  version: ServiceVersion,
  answers: Answers,
  locale: Language,
): Promise<Validated> {
  const hash = createHash('sha256')
    .update(JSON.stringify(sorted(answers)))
    .digest('base64');
  const key = `${version.Id} ${locale} ${hash}`;
  const found = known.get(key) ?? (await validate(version, answers, locale));
  known.delete(key);
  known.set(key, found);
  for (const oldest of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(oldest);
  }
  return found;
}

/** The database gives keys back in its own order; the same answers have to be recognised all the same. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}

async function validate(
  { Definition }: ServiceVersion,
  answers: Answers,
  locale: Language,
): Promise<Validated> {
  const questions = [Definition.ScopeQuestion, Definition.ScopeQuestionChinese].filter(
    (name) => name !== undefined,
  );
  const checked = await askFormThread('validateAnswers', Definition.Form, answers, {
    locale,
    scope: { questions, ...Definition.ScopeLimits },
  });
  // Refused as a whole: nothing of it may replace what is stored.
  const whole = checked.errors.find((error) => error.Field === '');
  return whole
    ? fail('ERR_VALIDATION', {
        Fields: [{ Field: 'Answers', Code: 'FIELD_INVALID', Message: whole.Message }],
      })
    : checked;
}
