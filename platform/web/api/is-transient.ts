import { ApiError } from './api-error.ts';

/** No answer, none from behind a proxy, or a server that is full or going: another one, or the next moment, may. */
const TRANSIENT_STATUSES: readonly number[] = [0, 502, 503, 504];

export const isTransientStatus = (status: number): boolean => TRANSIENT_STATUSES.includes(status);

/** Whether the same may work in a moment. */
export const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && isTransientStatus(error.Status);
