import type { Authentication } from '#platform/server/http/authentication.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { activeSessions } from './active-sessions.ts';
import { authenticate } from './authenticate.ts';
import { authenticatedCaller } from './authenticated-caller.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { requirePrerequisites } from './require-prerequisites.ts';
import { evictSessions } from './session-cache.ts';

/** Refusals that may hang on who asks. */
const USER_DEPENDENT_CODES: readonly string[] = ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'];

/**
 * Works for a person as this process remembers them. A refusal is never said out of memory: a moment ago another
 * process may have taken the proof, the terms or the organisation that it asks for, and word of it may still be on its
 * way. So the person is read again, and if they are not who they were, it is tried once more.
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

/** What the platform asks of sign-in about each request. */
export const authentication: Authentication = {
  authenticate,
  requirePrerequisites,
  retryWithReloadedUser,
  authenticatedCaller,
  redeemTicket,
  activeSessions,
};
