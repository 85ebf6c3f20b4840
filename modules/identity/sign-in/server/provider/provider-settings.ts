import type { Audience } from '#platform/common/access/provider-audience.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';

export type ProviderSettings = {
  Issuer: string;
  ClientId: string;
  ClientSecret: string;
  Name: string;
  Scopes: string;
  Audience: Audience;
};

/**
 * Reads the OpenID Connect settings of the external identity provider from the environment; null if none is
 * configured. `readSettings` ensures that they are complete or absent.
 */
export function providerSettings(settings: Settings): ProviderSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settings;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_NAME) return null;
  return {
    Issuer: OIDC_ISSUER,
    ClientId: OIDC_CLIENT_ID,
    ClientSecret: OIDC_CLIENT_SECRET,
    Name: OIDC_NAME,
    Scopes: settings.OIDC_SCOPES ?? 'openid email profile',
    Audience: settings.OIDC_AUDIENCE ?? 'staff',
  };
}
