import { ApiError } from './api-error.ts';
import { isTransient } from './is-transient.ts';

const MIN_WAIT_S = 2;
const TOO_MANY = 429;

/** Returns the milliseconds to wait before a retry, if the server is busy or asks to wait; otherwise null. */
export function waitBeforeRetry(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  // Without any response the connection failed, and the user has to know.
  if (error.Status === 0 || (!isTransient(error) && error.Status !== TOO_MANY)) return null;
  return Math.max(MIN_WAIT_S, error.RetryAfter ?? 0) * 1_000;
}
