import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/**
 * The portal's identity for authenticators, derived only from its configured public URL, never from a
 * request.
 */
export function relyingParty({ PUBLIC_URL }: Settings): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: certificationBodyName('EN') };
}
