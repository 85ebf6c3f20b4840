import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

const refused = (status: number, seconds: number | null) =>
  new ApiError(status, { Code: 'ERR_RATE_LIMIT', Message: '' }, seconds);

test('after a busy server and a rate limit the given time is waited', () => {
  expect(waitBeforeRetry(refused(429, 41))).toBe(41_000);
  expect(waitBeforeRetry(refused(503, 5))).toBe(5_000);
  expect(waitBeforeRetry(refused(503, null))).toBe(2_000);
});

test('all other errors are shown', () => {
  for (const status of [0, 401, 409, 422, 500]) expect(waitBeforeRetry(refused(status, 5))).toBeNull();
  expect(waitBeforeRetry(new Error('other'))).toBeNull();
});
