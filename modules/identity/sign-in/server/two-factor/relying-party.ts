import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/**
 * The identity (domain, origin, name) under which passkeys are registered and verified (WebAuthn relying
 * party), derived only from the configured public URL, never from a request.
 */
export function relyingParty({ PUBLIC_URL }: Settings): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: certificationBodyName('EN') };
}
