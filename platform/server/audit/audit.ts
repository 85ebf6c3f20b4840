/**
 * Writes an event to the permanent event log: who did what, to which object, and from which network address,
 * session and browser; long texts are shortened.
 */
import type { LogEvent } from '#platform/common/log-events.ts';
import type { Queries } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { requestOrigin } from './request-origin.ts';

/** Maximum length of a text in the log, in characters; the full text is stored with the object itself. */
const MAX_LENGTH = 2_000;

/** Shortens long texts and appends the number of omitted characters. */
const shortened = (detail: Record<string, unknown>): Record<string, unknown> =>
  inner(detail) as Record<string, unknown>;

function inner(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_LENGTH
      ? `${value.slice(0, MAX_LENGTH)} … (+${value.length - MAX_LENGTH})`
      : value;
  if (Array.isArray(value)) return value.map(inner);
  // Dates and similar objects serialise themselves.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
}

/** An event for the permanent log. `Detail` contains codes and keys, never secrets. */
export type Audited = {
  AccountId: number | null;
  Event: LogEvent;
  Object?: string | null;
  Address?: string | null;
  Detail?: Record<string, unknown> | null;
};

/**
 * Address, session and user agent are those of the current request, unless the caller gives another address.
 */
export async function audit(db: Queries, audited: Audited): Promise<void> {
  await db.insertInto('Audit').values(auditRow(audited)).execute();
}

/** Returns the row of an event, for callers that write it together with other rows. */
export function auditRow({ AccountId, Event, Address = null, Detail = null, ...about }: Audited) {
  const from = requestOrigin();
  return {
    AccountId,
    Event,
    Object: about.Object ?? null,
    Address: Address ?? from?.Address ?? null,
    SessionId: from?.SessionId ?? null,
    Agent: from?.Agent ?? null,
    Detail: Detail && json(shortened(Detail)),
  };
}
