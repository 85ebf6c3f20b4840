import { discover } from '#modules/identity/sign-in/server/provider/discover.ts';
import { providerSettings } from '#modules/identity/sign-in/server/provider/provider-settings.ts';
import { type Finding, ok, type Patient, wrong } from './types.ts';

/** Asks the identity provider what it says of itself. */
export async function checkProvider({ settings }: Patient): Promise<Finding[]> {
  const provider = providerSettings(settings);
  if (!provider) return [ok('No identity provider is set.')];
  try {
    await discover(provider);
    return [ok(`${provider.Issuer} answers.`)];
  } catch {
    return [
      wrong(
        `${provider.Issuer} does not say who it is.`,
        'The button for signing in there leads nowhere; e-mail and password still work.',
        'See that <OIDC_ISSUER>/.well-known/openid-configuration is reached from here and names this issuer.',
      ),
    ];
  }
}
