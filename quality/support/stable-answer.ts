import { expect } from 'vitest';

type Answer = { statusCode: number; headers: object; body: string };

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Reduces an HTTP response to what must be equal in two identical calls: status, body and headers without
 * the date and the random request id (whose format it checks).
 */
export function stableAnswer({ statusCode, headers, body }: Answer): unknown[] {
  const { date: _date, 'x-request-id': number, ...stableHeaders } = headers as Record<string, unknown>;
  expect(number).toMatch(RANDOM);
  return [statusCode, stableHeaders, body];
}
