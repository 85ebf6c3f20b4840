import type { Settings } from '#platform/server/configuration/settings.ts';
import type { SigningIdentity } from '#platform/server/signing/identity.ts';
import { loadSigningIdentity } from '#platform/server/signing/load-signing-identity.ts';

const identities = new WeakMap<Settings, Promise<SigningIdentity>>();

/**
 * Opens the key and certificate with which the portal signs certificate PDFs, once per process; after a
 * failure the next call tries again.
 */
export function currentSigner(settings: Settings): Promise<SigningIdentity> {
  const known = identities.get(settings);
  if (known) return known;
  const opened = loadSigningIdentity(settings);
  identities.set(settings, opened);
  opened.catch(() => identities.delete(settings));
  return opened;
}
