/** Simulates an identity provider that returns forged or invalid tokens, for tests of single sign-on. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './identity-provider.ts';

/** The deviations of a response; everything else is correct. */
export type ProviderFault = {
  /** Null omits a claim. */
  claims?: Record<string, unknown>;
  /** Signs with a key that is not in the provider's key set. */
  isOtherKey?: true;
  alg?: 'none';
  isWithoutIdToken?: true;
  userInfo?: Record<string, unknown>;
  token?: { status: number; body: string };
};

export type MisbehavingProvider = {
  issuer: string;
  /** Returns the code for which the provider sends this faulty response to the requester with this nonce. */
  codeFor: (lie: ProviderFault, nonce: string) => string;
  isAway: boolean;
  close: () => Promise<void>;
};

/** Starts a provider that returns whatever a test specifies, to test that nothing forged is accepted. */
export async function startMisbehavingProvider(): Promise<MisbehavingProvider> {
  const keys = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  let userInfo: Record<string, unknown> = {};
  const provider: MisbehavingProvider = {
    issuer,
    codeFor: (lie, nonce) => Buffer.from(JSON.stringify({ lie, nonce })).toString('base64url'),
    isAway: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const answers: Record<string, (body: string) => { status?: number; text: string }> = {
    '/.well-known/openid-configuration': () => ({ text: JSON.stringify(metadata(issuer)) }),
    '/jwks': () => {
      const jwk = { ...keys[0]?.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' };
      return { text: JSON.stringify({ keys: [jwk] }) };
    },
    '/me': () => ({ text: JSON.stringify(userInfo) }),
    '/token': (body) => {
      const code = new URLSearchParams(body).get('code') ?? '';
      const { lie, nonce } = JSON.parse(Buffer.from(code, 'base64url').toString()) as {
        lie: ProviderFault;
        nonce: string;
      };
      userInfo = lie.userInfo ?? {};
      if (lie.token) return { status: lie.token.status, text: lie.token.body };
      const key = keys[lie.isOtherKey ? 1 : 0]?.privateKey as KeyObject;
      const id_token = lie.isWithoutIdToken ? undefined : idToken(issuer, nonce, lie, key);
      return { text: JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token }) };
    },
  };
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (provider.isAway) return request.socket.destroy();
    const answer = answers[request.url ?? '']?.(Buffer.concat(chunks).toString()) ?? {
      status: 404,
      text: '{}',
    };
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.text);
  });
  return provider;
}

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic'],
  authorization_response_iss_parameter_supported: true,
});

function idToken(issuer: string, nonce: string, lie: ProviderFault, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: issuer,
    aud: CLIENT.id,
    sub: 'subject-1',
    email: 'staff@provider.test',
    email_verified: true,
    nonce,
    iat: now,
    exp: now + 60,
    ...lie.claims,
  };
  const claimed = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: lie.alg ?? 'RS256', kid: 'one', typ: 'JWT' })}.${part(claimed)}`;
  if (lie.alg === 'none') return `${signed}.`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
}
