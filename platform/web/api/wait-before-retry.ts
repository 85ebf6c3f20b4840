import { ApiError } from './api-error.ts';
import { isTransient } from './is-transient.ts';

const MIN_WAIT_S = 2;
const TOO_MANY = 429;

/**
 * Returns the milliseconds to wait before an API call is repeated, if the server responded that it is busy
 * or that there were too many calls; null if the user has to see the failure.
 */
export function waitBeforeRetry(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  // Without any response the connection failed, and the user has to know.
  if (error.Status === 0 || (!isTransient(error) && error.Status !== TOO_MANY)) return null;
  return Math.max(MIN_WAIT_S, error.RetryAfter ?? 0) * 1_000;
}
