/**
 * Assigns each request to a priority lane (sign-in, action, read, public, export) by its path, method and
 * session; under load the lowest lanes are rejected first.
 */

/**
 * Priority lanes of requests, highest first; under load the lowest ones are rejected first. `Share` is the
 * part of the slots up to which a lane's requests are admitted, leaving some for the lanes above. Sign-in
 * has its own slots: it waits for hashing, and users who cannot sign in believe that the portal is down.
 */
export const LANES = {
  SIGN_IN: { Share: 1 },
  ACTION: { Share: 1 },
  READ: { Share: 0.8 },
  PUBLIC: { Share: 0.6 },
  EXPORT: { Share: 0.4 },
} as const;

export type Lane = keyof typeof LANES;

/** `IsSignedIn`: an open session was found, not just a header with a token. */
type RequestInfo = { Method: string; Url: string; IsSignedIn: boolean };

const PAYMENT_WEBHOOKS = /^\/api\/(?:stripe\/webhook|application\/machform)/;
const EXPORT =
  /^\/api\/(?:export|application\/certificate\/accreditation-file|public\/certificate\/check\/list)|\/download(?:\/|\?|$)/;

/** Routes with the same response for everyone: signed-in users get no priority. */
const PUBLIC = /^\/api\/(?:public|translation\/public)(?:\/|$)/;

const HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** Returns the path as the router reads it: without host and query, and unescaped. */
export function pathOf(url: string): string {
  const own = (url.startsWith('/') ? url : url.replace(HOST, '')).replace(/[?#].*$/s, '');
  if (!own.includes('%')) return own || '/';
  try {
    return decodeURI(own);
  } catch {
    // Not a valid address: the router refuses it.
    return own;
  }
}

/**
 * Returns the lane of a request from its method, URL and session, before its body is read; null if always
 * admitted.
 */
export function laneOf({ Method, Url: rawUrl, IsSignedIn }: RequestInfo): Lane | null {
  const Url = pathOf(rawUrl);
  if (Url.startsWith('/health/')) return null;
  if (Url.startsWith('/api/auth/')) return 'SIGN_IN';
  if (!Url.startsWith('/api/')) return Url.startsWith('/assets/') ? 'READ' : 'PUBLIC';
  if (EXPORT.test(Url)) return 'EXPORT';
  const isReading = Method === 'GET' || Method === 'HEAD';
  if (PAYMENT_WEBHOOKS.test(Url)) return 'ACTION';
  if (PUBLIC.test(Url)) return 'PUBLIC';
  if (!IsSignedIn) return Url.startsWith('/api/first-sight') ? 'READ' : 'PUBLIC';
  return isReading ? 'READ' : 'ACTION';
}
