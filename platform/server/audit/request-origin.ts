import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from. Known to everything that runs for it, so that no row of the log can forget it. */
type RequestOrigin = {
  Address: string;
  Agent: string | null;
  SessionId: number | null;
  AccountId: number | null;
  /** Of a client; null of staff and strangers. */
  OrganisationId: number | null;
  /** Aborted when the caller of a reading request is gone; a request that changes something is always finished. */
  Signal?: AbortSignal;
};

const store = new AsyncLocalStorage<RequestOrigin>();

export const runWithRequestOrigin = <T>(from: RequestOrigin, work: () => Promise<T>): Promise<T> =>
  store.run(from, work);

/** Undefined in a job, which has no request origin. */
export const requestOrigin = (): RequestOrigin | undefined => store.getStore();
