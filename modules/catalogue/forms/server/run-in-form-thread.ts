import { AsyncLocalStorage } from 'node:async_hooks';
import { requestOrigin } from '#platform/server/audit/request-origin.ts';
import { serializeByAccount } from '#platform/server/http/admission/serialize-by-account.ts';
import type { CheckWork } from './check-thread.ts';
import type { FormWork } from './form-thread.ts';
import { type ThreadWork, threadRunner } from './thread-runner.ts';

/** Drafts may contain anything: they get little time and memory, and a short-lived thread. */
const TRIAL_LIMITS = { timeoutMs: 8000, idleMs: 60_000, memoryMb: 256 };

/** Evaluations of one account that may wait for its current one; a browser has one or two under way. */
const MAX_WAITING = 4;
const inOwnTurn = serializeByAccount(MAX_WAITING);
/** And of the people of one organisation, each of whom waits for one: a client may invite many. */
const MAX_WAITING_PER_ORGANISATION = 8;
const inTurnOfOrganisation = serializeByAccount(MAX_WAITING_PER_ORGANISATION);
const signal = () => requestOrigin()?.Signal;

const isTrial = new AsyncLocalStorage<true>();

/**
 * Has the form engine do something in a thread that runs `file`: in another one where a trial asks. What one account
 * requests is evaluated one at a time, and so is what the people of one organisation request: neither ever has more than
 * one place in the queue that all applicants share.
 *
 * @param idleMs after how long without work the thread of the applicants ends; without it, it stays
 */
export function formThreadRunner<Work extends ThreadWork>(file: URL, { idleMs }: { idleMs?: number } = {}) {
  /** Longer than this no form takes, however slow the machine. */
  const forApplicants = threadRunner<Work>(file, {
    timeoutMs: 10_000,
    // Several portals may start concurrently on one small machine; the first application must not fail for that.
    startMs: 20_000,
    memoryMb: 512,
    signal,
    ...(idleMs && { idleMs }),
  });
  const forTrials = threadRunner<Work>(file, { ...TRIAL_LIMITS, signal });
  const ask: typeof forApplicants = (name, ...given) => {
    const work = () => (isTrial.getStore() ? forTrials : forApplicants)(name, ...given);
    const { AccountId, OrganisationId } = requestOrigin() ?? {};
    const together = () => (OrganisationId ? inTurnOfOrganisation(OrganisationId, work, signal()) : work());
    return AccountId ? inOwnTurn(AccountId, together, signal()) : together();
  };
  return ask;
}

/** Judges, reads and completes answers. */
export const runInFormThread = formThreadRunner<FormWork>(new URL('./form-thread.ts', import.meta.url));

/**
 * Works with a form that may be a draft. Whatever a draft contains, no applicant waits for it: all calls of `work` to the form
 * engine, at any depth, run in a separate thread.
 */
export const runAsTrial = <Result>(work: () => Promise<Result>): Promise<Result> => isTrial.run(true, work);

/** Judges drafts; nothing that is judged is ever filled in there. */
export const runInCheckThread = threadRunner<CheckWork>(
  new URL('./check-thread.ts', import.meta.url),
  TRIAL_LIMITS,
);
