import { ApiError } from './api-error.ts';

/** No answer, none from behind a proxy, or a server that is full or going: another one, or the next moment, may. */
const PASSING: readonly number[] = [0, 502, 503, 504];

export const isPassingStatus = (status: number): boolean => PASSING.includes(status);

/** Whether the same may work in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && isPassingStatus(error.Status);
