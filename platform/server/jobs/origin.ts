/**
 * Adds to a job's payload the id and trace of the request that queued it, and reads or removes them when the
 * job runs, so that its logs and traces refer to that request.
 */
import { currentWork } from '../operation/current-work.ts';

/** Payload field with the id of the request that queued the job. */
const ORIGIN = 'AskedBy';

/** Payload field with its position in the trace, where traces are sent. */
const TRACE = 'AskedIn';

/** Adds the id of the current request, or of the request that queued the current job. */
export function withOrigin(payload: object): object {
  const { RequestId, Trace } = currentWork() ?? {};
  return { ...payload, ...(RequestId && { [ORIGIN]: RequestId }), ...(Trace && { [TRACE]: Trace }) };
}

/** Returns the payload without these fields. */
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
