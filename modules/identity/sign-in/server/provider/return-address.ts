import type { Settings } from '#platform/server/configuration/settings.ts';
import type { ProviderProblemCode } from '../../rules/provider/problems.ts';

/** Where the provider sends people back to; it has to be registered there. */
export const returnAddress = ({ PUBLIC_URL }: Settings): string => `${PUBLIC_URL}/api/auth/provider/return`;

const PAGE = '/login/provider';

type Landing = { redirect: string | null } & ({ code: string } | { problem: ProviderProblemCode });

/** The page that ends it, with the result. The code is placed after `#`: no server, log or referrer ever sees it. */
export function landingAddress(landing: Landing): string {
  const query = new URLSearchParams({
    ...(landing.redirect !== null && { redirect: landing.redirect }),
    ...('problem' in landing && { problem: landing.problem }),
  });
  const path = query.size === 0 ? PAGE : `${PAGE}?${query}`;
  return 'code' in landing ? `${path}#code=${landing.code}` : path;
}
