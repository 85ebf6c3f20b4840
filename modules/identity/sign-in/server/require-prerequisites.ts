import type { RoutePrerequisites } from '#platform/server/http/authentication.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';

/**
 * Refuses requests of signed-in users who must first set up a second factor (no access at all before) or
 * accept new terms (read-only until then, apart from leaving).
 */
export function requirePrerequisites(route: RoutePrerequisites, actor: SignedIn | null): void {
  if (!actor || route.access === 'public' || route.isAlwaysOpen) return;
  if (actor.IsTwoFactorMissing)
    fail('ERR_FORBIDDEN', { Text: 'ERR_TWO_FACTOR_NEEDED', Reasons: [{ Code: 'ERR_TWO_FACTOR_NEEDED' }] });
  if (route.method === 'POST' && actor.IsTermsUpdated && !route.isOpenWithoutTerms)
    fail('ERR_FORBIDDEN', { Text: 'ERR_TERMS_OPEN', Reasons: [{ Code: 'ERR_TERMS_OPEN' }] });
}
