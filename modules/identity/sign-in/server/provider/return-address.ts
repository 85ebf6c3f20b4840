/**
 * The two URLs of the return from the identity provider: the portal's endpoint, which must be registered at
 * the provider, and the page that completes the sign-in with the code or error.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { ProviderProblemCode } from '../../rules/provider/problems.ts';

/** URL to which the provider redirects users; it must be registered at the provider. */
export const returnAddress = ({ PUBLIC_URL }: Settings): string => `${PUBLIC_URL}/api/auth/provider/return`;

const PAGE = '/login/provider';

type Landing = { redirect: string | null } & ({ code: string } | { problem: ProviderProblemCode });

/**
 * URL of the page that completes the sign-in, with the result. The code is placed after `#`, so that no
 * server, log or referrer receives it.
 */
export function landingAddress(landing: Landing): string {
  const query = new URLSearchParams({
    ...(landing.redirect !== null && { redirect: landing.redirect }),
    ...('problem' in landing && { problem: landing.problem }),
  });
  const path = query.size === 0 ? PAGE : `${PAGE}?${query}`;
  return 'code' in landing ? `${path}#code=${landing.code}` : path;
}
