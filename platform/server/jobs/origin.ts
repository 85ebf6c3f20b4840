import { currentWork } from '../operation/current-work.ts';

/** In addition to its payload, a job carries the number of the request that queued it. */
const ORIGIN = 'AskedBy';

/** Where traces are sent, its place in the trace as well. */
const TRACE = 'AskedIn';

/** With the number of the request that is answered now, or of the one that asked for the job that runs now. */
export function withOrigin(payload: object): object {
  const { RequestId, Trace } = currentWork() ?? {};
  return { ...payload, ...(RequestId && { [ORIGIN]: RequestId }), ...(Trace && { [TRACE]: Trace }) };
}

/** What the task itself was given. */
export function ownPayload(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return payload;
  const { [ORIGIN]: _request, [TRACE]: _trace, ...own } = payload as Record<string, unknown>;
  return own;
}

export function originOf(payload: unknown): { RequestId: string | null; Trace?: string } {
  const { [ORIGIN]: request, [TRACE]: trace } = (payload ?? {}) as Record<string, unknown>;
  return {
    RequestId: typeof request === 'string' ? request : null,
    ...(typeof trace === 'string' && { Trace: trace }),
  };
}
