import { CLIENT, type IdentityProvider, startIdentityProvider } from '../../support/identity-provider.ts';
import { type OwnPortal, startOwnPortal } from './own-portal.ts';

/**
 * Starts a portal of its own with a test identity provider that is configured for its address, for browser
 * tests of single sign-on.
 */
export async function startPortalWithProvider(): Promise<{ portal: OwnPortal; provider: IdentityProvider }> {
  const started: { provider?: IdentityProvider } = {};
  const portal = await startOwnPortal(async (url) => {
    const provider = await startIdentityProvider(`${url}/api/auth/provider/return`);
    started.provider = provider;
    return {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Harbour ID',
    };
  });
  return { portal, provider: started.provider as IdentityProvider };
}
