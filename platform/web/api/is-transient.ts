/**
 * Decides whether a failed API call may succeed in a moment: no response, or status 502, 503 or 504 of an
 * overloaded or stopping server.
 */
import { ApiError } from './api-error.ts';

/**
 * Statuses without a response, from a proxy, or from a server that is overloaded or stopping: a retry may
 * succeed.
 */
const TRANSIENT_STATUSES: readonly number[] = [0, 502, 503, 504];

export const isTransientStatus = (status: number): boolean => TRANSIENT_STATUSES.includes(status);

/** Whether a retry may succeed in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && isTransientStatus(error.Status);
