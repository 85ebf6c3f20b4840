import type { Settings } from '#platform/server/configuration/settings.ts';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';

const identities = new WeakMap<Settings, Promise<SigningIdentity>>();

/** Opens the signing identity once per process; a failure is tried again next time. */
export function currentSigner(settings: Settings): Promise<SigningIdentity> {
  const known = identities.get(settings);
  if (known) return known;
  const opened = loadSigningIdentity(settings);
  identities.set(settings, opened);
  opened.catch(() => identities.delete(settings));
  return opened;
}
