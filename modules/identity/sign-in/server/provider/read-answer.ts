import * as client from 'openid-client';
import type { PendingSignIn } from './consume-sign-in.ts';
import { type ProviderProblem, problem } from './problem.ts';

/** What the provider vouches for. */
export type ProviderIdentity = {
  Issuer: string;
  Subject: string;
  Email: string | null;
  IsEmailVerified: boolean;
  IsFactorProven: boolean;
  /** When it last asked the person to show who they are; null where it does not say. */
  AskedAt: Date | null;
};

type Answer = { url: URL; state: string; begun: PendingSignIn };

/** Trades the provider's answer for what it says about the person; the library judges every part of it. */
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

/** Words by which providers say that more than a password was asked for. */
const FACTOR_WORDS = new Set(['mfa', 'multi-factor', 'multipleauthn']);

function isFactorProven(amr: unknown, acr: unknown): boolean {
  if (Array.isArray(amr) && amr.includes('mfa')) return true;
  return (
    typeof acr === 'string' && acr.split(/[^a-z-]+/i).some((word) => FACTOR_WORDS.has(word.toLowerCase()))
  );
}

function asProblem(error: unknown): ProviderProblem {
  try {
    return validateAnswer(error);
  } catch (judged) {
    return judged as ProviderProblem;
  }
}

/** Provider codes are logged reduced to letters: they come from outside. */
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
  // fetch says "not reachable" with a TypeError that names its cause.
  if (error instanceof TypeError && error.cause !== undefined)
    return problem('ERR_PROVIDER_AWAY', 'UNREACHABLE');
  throw error;
}
