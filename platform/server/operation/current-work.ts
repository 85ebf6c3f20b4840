import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being worked on: a request, or a job with the number of the request that asked for it. */
export type Work = {
  RequestId: string | null;
  Task?: string;
  /** The opaque key of who asked, once that is known. */
  UserKey?: string;
  /** The place in a trace, as W3C writes it; only where traces are sent. */
  Trace?: string;
};

const store = new AsyncLocalStorage<Work>();

export const runWork = <T>(work: Work, run: () => T): T => store.run(work, run);

/** Undefined in what the process does of itself. */
export const currentWork = (): Work | undefined => store.getStore();
