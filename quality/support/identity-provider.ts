/**
 * Runs a real OpenID Connect provider whose sign-in page answers automatically as the user that a test sets,
 * for tests of single sign-on.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type InteractionResults } from 'oidc-provider';

/** The user at the provider's sign-in page, and whether access is denied. */
export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  amr?: string[];
  acr?: string;
  does?: 'DENY';
};

export type IdentityProvider = {
  issuer: string;
  /** The user as which the next caller signs in. */
  person: Person;
  /** Follows the provider's pages, as a browser without cookies, until they redirect back to the portal. */
  visit: (address: string) => Promise<string>;
  close: () => Promise<void>;
};

export const CLIENT = { id: 'assay', secret: 'a secret of the tests and nobody else' };

/**
 * A real OpenID Connect provider on a separate port; only its sign-in page is simulated and responds
 * automatically.
 */
export async function startIdentityProvider(returnAddress: string): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const provider = new Provider(issuer, configuration(returnAddress, people));
  const identityProvider: IdentityProvider = {
    issuer,
    person: { sub: 'nobody' },
    visit: (address) => followUntilBack(address, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    people.set(identityProvider.person.sub, identityProvider.person);
    interact(provider, identityProvider.person, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  return identityProvider;
}

function configuration(returnAddress: string, people: Map<string, Person>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [returnAddress],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' } as never],
    },
    cookies: { keys: ['the tests sign these'] },
    claims: { openid: ['sub', 'acr', 'amr'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: async (_ctx, sub) => {
      const { email, email_verified } = people.get(sub) ?? {};
      const known = { sub, ...(email !== undefined && { email, email_verified }) };
      return { accountId: sub, claims: async () => known };
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
  };
}

async function interact(
  provider: Provider,
  person: Person,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  if (person.does === 'DENY')
    return finish({ error: 'access_denied', error_description: 'the person pressed cancel' });
  const { sub: accountId, amr, acr } = person;
  if (prompt.name === 'login') return finish({ login: { accountId, amr, acr } });
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return finish({ consent: { grantId: await grant.save() } });
}

async function followUntilBack(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let steps = 0; steps < 12; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider stopped: ${response.status} ${await response.text()}`);
    next = new URL(location, next);
    if (!next.href.startsWith(issuer)) return next.href;
  }
  throw new Error('the provider redirects in a circle');
}
