import type { LogEvent } from '#platform/common/log-events.ts';
import type { Queries } from '../database/connect.ts';
import { json } from '../database/json.ts';
import { requestOrigin } from './request-origin.ts';

/** A row says what happened; the whole text is where it happened. */
const MAX_LENGTH = 2_000;

/** Long texts end with how much more there was. */
const shortened = (detail: Record<string, unknown>): Record<string, unknown> =>
  inner(detail) as Record<string, unknown>;

function inner(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_LENGTH
      ? `${value.slice(0, MAX_LENGTH)} … (+${value.length - MAX_LENGTH})`
      : value;
  if (Array.isArray(value)) return value.map(inner);
  // Dates and the like write themselves.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one)]));
}

/** What the log keeps for ever: who did what to what, from where. `Detail` holds codes and keys, never secrets. */
export type Audited = {
  AccountId: number | null;
  Event: LogEvent;
  Object?: string | null;
  Address?: string | null;
  Detail?: Record<string, unknown> | null;
};

/** Address, session and program are those of the request under way, where the caller names no other address. */
export async function audit(db: Queries, audited: Audited): Promise<void> {
  await db.insertInto('Audit').values(auditRow(audited)).execute();
}

/** The row of what happened, for who writes it together with something else. */
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
