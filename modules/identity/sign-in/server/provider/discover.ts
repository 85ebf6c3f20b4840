/**
 * Fetches the OpenID configuration of the identity provider and caches it for one hour; the last one is used
 * while the provider is unreachable.
 */
import * as client from 'openid-client';
import { problem } from './problem.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** An unresponsive provider must not delay sign-in. */
const TIMEOUT_SECONDS = 5;
const STALE_AFTER_MS = 60 * 60_000;
/** Tolerated clock difference between provider and portal, in seconds. */
const CLOCKS_APART = 30;

type Known = { config: client.Configuration; until: number };
const known = new WeakMap<ProviderSettings, Known>();
const pending = new WeakMap<ProviderSettings, Promise<client.Configuration>>();

/**
 * Returns the provider's configuration: fetched on first use, cached for one hour, and fetched again after a
 * failure. While the provider is unreachable, the last configuration is used.
 */
export async function discover(settings: ProviderSettings): Promise<client.Configuration> {
  const last = known.get(settings);
  if (last && performance.now() < last.until) return last.config;
  const running =
    pending.get(settings) ?? fetchConfiguration(settings).finally(() => pending.delete(settings));
  pending.set(settings, running);
  try {
    const config = await running;
    known.set(settings, { config, until: performance.now() + STALE_AFTER_MS });
    return config;
  } catch (error) {
    return last?.config ?? problem('ERR_PROVIDER_AWAY', reasonOf(error));
  }
}

async function fetchConfiguration(settings: ProviderSettings): Promise<client.Configuration> {
  const { Issuer, ClientId, ClientSecret } = settings;
  const metadata = { client_secret: ClientSecret, [client.clockTolerance]: CLOCKS_APART };
  // Plain http is for a provider on the same host; production refuses such a setting at startup.
  const isPlain = Issuer.startsWith('http:');
  const found = await client.discovery(new URL(Issuer), ClientId, metadata, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: isPlain ? [client.allowInsecureRequests] : [],
  });
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported;
  const auth = methods?.includes('client_secret_post')
    ? client.ClientSecretPost(ClientSecret)
    : client.ClientSecretBasic(ClientSecret);
  const config = new client.Configuration(server, ClientId, metadata, auth);
  config.timeout = TIMEOUT_SECONDS;
  if (isPlain) client.allowInsecureRequests(config);
  // Verifies the signature of the provider's statements too, not only that they come from its address.
  client.enableNonRepudiationChecks(config);
  return config;
}

const reasonOf = (error: unknown): string => {
  const code = (error as { code?: unknown }).code;
  return `DISCOVERY ${typeof code === 'string' ? code : 'UNREACHABLE'}`;
};
