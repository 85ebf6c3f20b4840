/**
 * Runs form engine work in worker threads: one request at a time per account and per organisation, and work
 * on drafts in separate threads so that it never delays applicants.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { requestOrigin } from '#platform/server/audit/request-origin.ts';
import { serializeByAccount } from '#platform/server/http/admission/serialize-by-account.ts';
import type { CheckWork } from './check-thread.ts';
import type { FormWork } from './form-thread.ts';
import { type ThreadWork, threadRunner } from './thread-runner.ts';

/** Drafts may contain anything, so they get little time and memory and a short-lived thread. */
const TRIAL_LIMITS = { timeoutMs: 8000, idleMs: 60_000, memoryMb: 256 };

/**
 * Evaluations of one account that may wait for its current one; a browser usually has one or two in
 * progress.
 */
const MAX_WAITING = 4;
const inOwnTurn = serializeByAccount(MAX_WAITING);
/** Evaluations of one organisation that may wait; a client may invite many users. */
const MAX_WAITING_PER_ORGANISATION = 8;
const inTurnOfOrganisation = serializeByAccount(MAX_WAITING_PER_ORGANISATION);
const signal = () => requestOrigin()?.Signal;

const isTrial = new AsyncLocalStorage<true>();

/**
 * Creates a function that runs form engine work in a thread with `file`; trials use a separate thread.
 * Evaluations of one account, and of one organisation, run one at a time, so neither ever occupies more than
 * one place in the queue that all applicants share. `idleMs` is the idle time after which the applicants'
 * thread ends; if unset, it stays.
 */
export function formThreadRunner<Work extends ThreadWork>(file: URL, { idleMs }: { idleMs?: number } = {}) {
  /** No form takes longer than this, however slow the machine. */
  const forApplicants = threadRunner<Work>(file, {
    timeoutMs: 10_000,
    // Several portals may start at once on one small machine; the first application must not fail because of
    // that.
    startMs: 20_000,
    memoryMb: 512,
    signal,
    ...(idleMs && { idleMs }),
  });
  const forTrials = threadRunner<Work>(file, { ...TRIAL_LIMITS, signal });
  const ask: typeof forApplicants = (name, ...args) => {
    const work = () => (isTrial.getStore() ? forTrials : forApplicants)(name, ...args);
    const { AccountId, OrganisationId } = requestOrigin() ?? {};
    const together = () => (OrganisationId ? inTurnOfOrganisation(OrganisationId, work, signal()) : work());
    return AccountId ? inOwnTurn(AccountId, together, signal()) : together();
  };
  return ask;
}

/** Validates, reads and completes answers. */
export const runInFormThread = formThreadRunner<FormWork>(new URL('./form-thread.ts', import.meta.url));

/**
 * Runs `work` on a form that may be a draft. All its calls to the form engine, at any depth, run in a
 * separate thread, so that no draft can delay applicants.
 */
export const runAsTrial = <Result>(work: () => Promise<Result>): Promise<Result> => isTrial.run(true, work);

/** Thread that checks drafts of forms; it never handles submitted answers. */
export const runInCheckThread = threadRunner<CheckWork>(
  new URL('./check-thread.ts', import.meta.url),
  TRIAL_LIMITS,
);
