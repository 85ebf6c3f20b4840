import { currentWork } from '../operation/current-work.ts';

/** Beside what a task needs, a job carries the number of the request that asked for it. */
const ORIGIN = 'AskedBy';

/** With the number of the request that is answered now, or of the one that asked for the job that runs now. */
export function withOrigin(payload: object): object {
  const RequestId = currentWork()?.RequestId;
  return RequestId ? { ...payload, [ORIGIN]: RequestId } : payload;
}

/** What the task itself was given. */
export function ownPayload(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !(ORIGIN in payload)) return payload;
  const { [ORIGIN]: _, ...own } = payload as Record<string, unknown>;
  return own;
}

export function originOf(payload: unknown): string | null {
  const origin = (payload as Record<string, unknown> | null)?.[ORIGIN];
  return typeof origin === 'string' ? origin : null;
}
