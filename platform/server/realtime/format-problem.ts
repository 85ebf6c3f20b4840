import type { ErrorBody } from '#platform/common/contract/error.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { asFailure } from '../http/errors.ts';
import { formatFailure } from '../http/format-failure.ts';

/**
 * Returns an error on a live connection in the form of an HTTP error response in the user's language, and
 * logs it if it is unexpected.
 */
export function formatProblem(problem: unknown, language: Language): ErrorBody {
  const failure = asFailure(problem as Parameters<typeof asFailure>[0], 'socket');
  if (failure.Code === 'ERR_SERVER') console.error('realtime:', problem);
  return formatFailure(failure, language);
}
