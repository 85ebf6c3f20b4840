/**
 * What operators see of a job's payload and error. Payloads consist of numbers, switches and keys; anything
 * else, such as text that someone wrote, and everything that may be a secret is left out.
 */
import { redactError } from '#platform/server/audit/redact-error.ts';
import { ownPayload } from '#platform/server/jobs/origin.ts';

export type JobFact = { Name: string; Value: string };

/** A key or code, but nothing that could be a sentence, an email address or a token. */
const KEY = /^[A-Za-z0-9_.-]{1,31}$/;
const SECRET_NAME = /secret|token|password|code|hash/i;
const HIDDEN = '…';
const MAX_PLACES = 4;
const PLACE = /^at [\w.<>[\] ]*\(?[\w./@-]+:\d+:\d+\)?$/;

export const payloadFacts = (payload: unknown): JobFact[] =>
  Object.entries((ownPayload(payload) ?? {}) as Record<string, unknown>).map(([Name, value]) => ({
    Name,
    Value: SECRET_NAME.test(Name) ? HIDDEN : shown(value),
  }));

function shown(value: unknown): string {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && KEY.test(value) ? value : HIDDEN;
}

/** Lines of the error that name places in the portal's code, nearest first. */
const errorPlaces = (error: string): string[] =>
  error
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => PLACE.test(line))
    .slice(0, MAX_PLACES);

export const errorView = (error: string | null): { Error: string | null; Places: string[] } => ({
  Error: error === null ? null : redactError(error),
  Places: error === null ? [] : errorPlaces(error),
});
