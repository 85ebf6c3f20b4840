/**
 * Types of background job handlers: the handler of each task, the handler for jobs no longer retried, and
 * the tables whose documents are marked as failed then.
 */
import type { Portal } from '../http/context.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** `attempt` counts from 1. */
export type Attempt = { IsLast: boolean; attempt?: number };

/** Reads and checks the current state before it acts: a job may run twice, partially, or late. */
export type Handler<Payload> = (portal: Portal, payload: Payload, attempt: Attempt) => Promise<void>;

/** A handler for each task of a module; a missing one does not compile. */
export type JobsOf<Own> = { readonly [Name in keyof Own]: Handler<Own[Name]> };

/**
 * Called when a job that a user waits for is no longer retried. It may be called until the job is removed,
 * and must act only once.
 */
type ExhaustedHandler<Payload> = (portal: Pick<Portal, 'db' | 'settings'>, payload: Payload) => Promise<void>;
export type ExhaustedHandlersOf<Own> = { readonly [Name in keyof Own]?: ExhaustedHandler<Own[Name]> };

/**
 * Tables whose rows have status INTENDED until a job's result; the job's key ends with the row's id. They
 * are marked as failed when the job is no longer retried.
 */
export type DocumentTables = { readonly [Name in TaskName]?: string };

export type AllJobs = Partial<JobsOf<Tasks>>;
export type AllExhaustedHandlers = ExhaustedHandlersOf<Tasks>;
