/**
 * Makes the origin of the current request (address, browser, session, account) available to all code that
 * runs for it, so that every row of the event log contains it; also collects the tables that it writes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from. Available to everything that runs for it, so that no log row lacks it. */
type RequestOrigin = {
  Address: string;
  Agent: string | null;
  SessionId: number | null;
  AccountId: number | null;
  /** Organisation of a client; null for staff and anonymous callers. */
  OrganisationId: number | null;
  /**
   * Aborted when the caller of a read request disconnects; a request that changes data is always finished.
   */
  Signal?: AbortSignal;
  /** The route whose handler is running, and the tables that its statements have written. */
  Handling?: { Call: string; Written: Set<string> };
};

const store = new AsyncLocalStorage<RequestOrigin>();

export const runWithRequestOrigin = <T>(from: RequestOrigin, work: () => Promise<T>): Promise<T> =>
  store.run(from, work);

/** Runs a route's handler and returns, with its result, the tables that it wrote. */
export async function recordWrites<T>(
  call: string,
  work: () => Promise<T>,
): Promise<{ result: T; written: ReadonlySet<string> }> {
  const written = new Set<string>();
  const origin = store.getStore();
  if (origin) origin.Handling = { Call: call, Written: written };
  try {
    return { result: await work(), written };
  } finally {
    if (origin) delete origin.Handling;
  }
}

/** Undefined in a job, which has no request origin. */
export const requestOrigin = (): RequestOrigin | undefined => store.getStore();
