import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

const refused = (status: number, seconds: number | null) =>
  new ApiError(status, { Code: 'ERR_RATE_LIMIT', Message: '' }, seconds);

test('a busy server and a limit are waited for as long as the server says', () => {
  expect(waitBeforeRetry(refused(429, 41))).toBe(41_000);
  expect(waitBeforeRetry(refused(503, 5))).toBe(5_000);
  expect(waitBeforeRetry(refused(503, null))).toBe(2_000);
});

test('everything else is shown', () => {
  for (const status of [0, 401, 409, 422, 500]) expect(waitBeforeRetry(refused(status, 5))).toBeNull();
  expect(waitBeforeRetry(new Error('other'))).toBeNull();
});
