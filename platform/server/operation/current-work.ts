/**
 * Makes the current work (a request, or a job with the id of the request that queued it) available to all
 * code that runs for it, so that logs, traces and queued jobs can refer to it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The current work: a request, or a job with the id of the request that queued it. */
export type Work = {
  RequestId: string | null;
  Task?: string;
  /** The user's opaque key, once known. */
  UserKey?: string;
  /** The position in a trace in W3C format; only where traces are sent. */
  Trace?: string;
};

const store = new AsyncLocalStorage<Work>();

export const runWork = <T>(work: Work, run: () => T): T => store.run(work, run);

/** Undefined outside a request or job. */
export const currentWork = (): Work | undefined => store.getStore();
