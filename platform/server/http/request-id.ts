import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters, digits and a few signs: nothing that could break a line of a log or a header. */
const SANE = /^[A-Za-z0-9._:-]{8,100}$/;

/** The number that a proxy in front has given a request, where it is a sane one; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
