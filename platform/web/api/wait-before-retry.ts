import { ApiError } from './api-error.ts';
import { isTransient } from './is-transient.ts';

const MIN_WAIT_S = 2;
const TOO_MANY = 429;

/** Milliseconds to wait before the same is tried again, where the server is busy or asks for patience; else null. */
export function waitBeforeRetry(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  // No answer at all is the line's fault, and the person is to know.
  if (error.Status === 0 || (!isTransient(error) && error.Status !== TOO_MANY)) return null;
  return Math.max(MIN_WAIT_S, error.RetryAfter ?? 0) * 1_000;
}
