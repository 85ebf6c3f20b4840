/**
 * Refuses a critical action such as a role change, refund or void unless the user has proven their identity
 * within the last 10 minutes; the browser then asks for it.
 */
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { isPortal } from '#platform/server/workflow/portal-actor.ts';

/** How long a proof of identity is valid for critical actions: role changes, refunds, voids. */
const STEP_UP_MINUTES = 10;

/**
 * Refuses an action without a recent proof of identity; the browser then asks for one and repeats the
 * request. The portal's own actions are exempt.
 */
export function requireStepUp(actor: SignedIn, at: Date): void {
  if (isPortal(actor)) return;
  if (at.getTime() - actor.ProvenAt.getTime() > STEP_UP_MINUTES * 60_000)
    fail('ERR_FORBIDDEN', { Text: 'ERR_STEP_UP', Reasons: [{ Code: 'ERR_STEP_UP' }] });
}
