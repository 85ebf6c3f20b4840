/**
 * Implements the platform's authentication interface: who sends a request and what that user may call. A
 * refusal based on cached data is checked once more with the reloaded user.
 */
import type { Authentication } from '#platform/server/http/authentication.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { activeSessions } from './active-sessions.ts';
import { authenticate } from './authenticate.ts';
import { authenticatedCaller } from './authenticated-caller.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { refuseEnded } from './refuse-ended.ts';
import { requirePrerequisites } from './require-prerequisites.ts';
import { evictSessions } from './session-cache.ts';

/** Refusals that may depend on the user's cached state. */
const USER_DEPENDENT_CODES: readonly string[] = ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'];

/**
 * Runs work for the cached user. A refusal is never based on the cache alone, because another process may
 * just have recorded the step-up, acceptance of terms or organisation that the route requires. The user is
 * reloaded and, if changed, the work runs once more.
 */
async function retryWithReloadedUser<T>(
  known: SignedIn | null,
  readAgain: () => Promise<SignedIn | null>,
  work: (person: SignedIn | null) => Promise<T>,
): Promise<T> {
  try {
    return await work(known);
  } catch (error) {
    if (!known || !(error instanceof Failure) || !USER_DEPENDENT_CODES.includes(error.Code)) throw error;
    evictSessions(known.Id);
    const fresh = await readAgain();
    if (JSON.stringify(fresh) === JSON.stringify(known)) throw error;
    return work(fresh);
  }
}

/** The functions that the platform calls for each request. */
export const authentication: Authentication = {
  authenticate,
  refuseEnded,
  requirePrerequisites,
  retryWithReloadedUser,
  authenticatedCaller,
  redeemTicket,
  activeSessions,
};
