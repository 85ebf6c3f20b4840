import { expect } from 'vitest';

type Answer = { statusCode: number; headers: object; body: string };

const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns a response without its date and its random request id, for comparing responses. */
export function stableAnswer({ statusCode, headers, body }: Answer): unknown[] {
  const { date: _date, 'x-request-id': number, ...stableHeaders } = headers as Record<string, unknown>;
  expect(number).toMatch(RANDOM);
  return [statusCode, stableHeaders, body];
}
