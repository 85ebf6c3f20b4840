import type { Portal } from '../http/context.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** `attempt` counts from 1. */
export type Attempt = { IsLast: boolean; attempt?: number };

/** Re-reads and checks before it acts: a job may run twice, or half, or late. */
export type Handler<Payload> = (portal: Portal, payload: Payload, attempt: Attempt) => Promise<void>;

/** A handler for each task of a module; one that is missing does not compile. */
export type JobsOf<Own> = { readonly [Name in keyof Own]: Handler<Own[Name]> };

/** Jobs that are no longer retried, of work that a user waits for: polled until the job is gone, and acts once. */
type ExhaustedHandler<Payload> = (portal: Pick<Portal, 'db' | 'settings'>, payload: Payload) => Promise<void>;
export type ExhaustedHandlersOf<Own> = { readonly [Name in keyof Own]?: ExhaustedHandler<Own[Name]> };

/**
 * Tables whose rows wait as INTENDED for the result of a job; its key ends with the number of the row. They are marked as
 * failed when the job is no longer retried.
 */
export type DocumentTables = { readonly [Name in TaskName]?: string };

export type AllJobs = Partial<JobsOf<Tasks>>;
export type AllExhaustedHandlers = ExhaustedHandlersOf<Tasks>;
