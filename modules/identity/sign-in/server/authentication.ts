import type { Authentication } from '#platform/server/http/authentication.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { Failure } from '#platform/server/http/fail.ts';
import { authenticate } from './authenticate.ts';
import { redeemTicket } from './redeem-ticket.ts';
import { refuseHeld } from './refuse-held.ts';
import { forgetSessions } from './session-cache.ts';
import { stillSignedIn } from './still-signed-in.ts';
import { whoAsks } from './who-asks.ts';

/** Refusals that may hang on who asks. */
const OF_THE_PERSON: readonly string[] = ['ERR_FORBIDDEN', 'ERR_NOT_FOUND'];

/**
 * Works for a person as this process remembers them. A refusal is never said out of memory: a moment ago another
 * process may have taken the proof, the terms or the organisation that it asks for, and word of it may still be on its
 * way. So the person is read again, and if they are not who they were, it is tried once more.
 */
async function withFreshPerson<T>(
  known: SignedIn | null,
  readAgain: () => Promise<SignedIn | null>,
  work: (person: SignedIn | null) => Promise<T>,
): Promise<T> {
  try {
    return await work(known);
  } catch (error) {
    if (!known || !(error instanceof Failure) || !OF_THE_PERSON.includes(error.Code)) throw error;
    forgetSessions(known.Id);
    const fresh = await readAgain();
    if (JSON.stringify(fresh) === JSON.stringify(known)) throw error;
    return work(fresh);
  }
}

/** What the platform asks of sign-in about each request. */
export const authentication: Authentication = {
  authenticate,
  refuseHeld,
  withFreshPerson,
  whoAsks,
  redeemTicket,
  stillSignedIn,
};
