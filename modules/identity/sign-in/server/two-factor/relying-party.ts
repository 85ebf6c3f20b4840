import { certificationBodyName } from '#platform/common/settings/certification-body-name.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

/** Who we are to authenticators: our public address alone decides, never what a request claims. */
export function relyingParty({ PUBLIC_URL }: Settings): { id: string; origin: string; name: string } {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: certificationBodyName('EN') };
}
