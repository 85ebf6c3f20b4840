/**
 * Exchanges the identity provider's response for verified claims: identity, email address, whether a second
 * factor was used, and time of authentication; failures become logged error codes.
 */
import * as client from 'openid-client';
import type { PendingSignIn } from './consume-sign-in.ts';
import { type ProviderProblem, problem } from './problem.ts';

/** The identity that the provider confirms. */
export type ProviderIdentity = {
  Issuer: string;
  Subject: string;
  Email: string | null;
  IsEmailVerified: boolean;
  IsFactorProven: boolean;
  /** Time of the last authentication at the provider; null if it does not state one. */
  AskedAt: Date | null;
};

type Answer = { url: URL; state: string; begun: PendingSignIn };

/** Exchanges the provider's response for the user's claims; the library verifies every part of it. */
export async function readAnswer(config: client.Configuration, answer: Answer): Promise<ProviderIdentity> {
  const { url, state, begun } = answer;
  try {
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: state,
      expectedNonce: begun.Nonce,
      pkceCodeVerifier: begun.CodeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return problem('ERR_PROVIDER_ANSWER', 'NO_ID_TOKEN');
    const isComplete = claims.email !== undefined || !config.serverMetadata().userinfo_endpoint;
    const about = isComplete ? claims : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
    return {
      Issuer: claims.iss,
      Subject: claims.sub,
      Email: typeof about.email === 'string' && about.email.length <= 254 ? about.email : null,
      IsEmailVerified: about.email_verified === true,
      IsFactorProven: isFactorProven(claims.amr, claims.acr),
      AskedAt: typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1_000) : null,
    };
  } catch (error) {
    throw asProblem(error);
  }
}

/** Terms by which providers state that more than a password was required. */
const FACTOR_TOKENS = new Set(['mfa', 'multi-factor', 'multipleauthn']);

function isFactorProven(amr: unknown, acr: unknown): boolean {
  if (Array.isArray(amr) && amr.includes('mfa')) return true;
  return (
    typeof acr === 'string' && acr.split(/[^a-z-]+/i).some((token) => FACTOR_TOKENS.has(token.toLowerCase()))
  );
}

function asProblem(error: unknown): ProviderProblem {
  try {
    return validateAnswer(error);
  } catch (judged) {
    return judged as ProviderProblem;
  }
}

/** Provider codes come from outside, so only safe characters are logged. */
const sanitizeCode = (code: string): string => code.replace(/[^\w.-]/g, '').slice(0, 60);

function validateAnswer(error: unknown): never {
  if (error instanceof client.AuthorizationResponseError)
    return problem(
      error.error === 'access_denied' ? 'ERR_PROVIDER_DENIED' : 'ERR_PROVIDER_FAILED',
      `PROVIDER ${sanitizeCode(error.error)}`,
    );
  if (error instanceof client.ResponseBodyError)
    return problem('ERR_PROVIDER_FAILED', `TOKEN ${sanitizeCode(error.error)}`);
  if (error instanceof client.ClientError) {
    const isAway = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT';
    return problem(isAway ? 'ERR_PROVIDER_AWAY' : 'ERR_PROVIDER_ANSWER', error.code ?? 'UNREADABLE');
  }
  // fetch reports an unreachable host with a TypeError that has a cause.
  if (error instanceof TypeError && error.cause !== undefined)
    return problem('ERR_PROVIDER_AWAY', 'UNREACHABLE');
  throw error;
}
