import type { ErrorBody } from '#platform/common/contract/error.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { asFailure } from '../http/errors.ts';
import { sayFailure } from '../http/say-failure.ts';

/** Whatever was thrown, as the HTTP side would answer it. */
export function sayProblem(problem: unknown, language: Language): ErrorBody {
  const failure = asFailure(problem as Parameters<typeof asFailure>[0], 'socket');
  if (failure.Code === 'ERR_SERVER') console.error('realtime:', problem);
  return sayFailure(failure, language);
}
