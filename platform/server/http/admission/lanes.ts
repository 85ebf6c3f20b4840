/**
 * What is asked to retry first, from the last line to the first. `Share` is the part of the slots up to which a request of that
 * kind is admitted: some are always left for those above it. Sign-in has slots of its own: it waits for hashing, and people who
 * cannot even sign in believe that the portal is down.
 */
export const LANES = {
  SIGN_IN: { Share: 1 },
  ACTION: { Share: 1 },
  READ: { Share: 0.8 },
  PUBLIC: { Share: 0.6 },
  EXPORT: { Share: 0.4 },
} as const;

export type Lane = keyof typeof LANES;

/** `IsSignedIn`: an open session was found, not merely a header that names one. */
type RequestInfo = { Method: string; Url: string; IsSignedIn: boolean };

const PAYMENT_WEBHOOKS = /^\/api\/(?:stripe\/webhook|application\/machform)/;
const EXPORT =
  /^\/api\/(?:export|application\/certificate\/accreditation-file|public\/certificate\/check\/list)|\/download(?:\/|\?|$)/;

/** Answers the same to everyone: a signed-in user has no more right to it than anyone else. */
const PUBLIC = /^\/api\/(?:public|translation\/public)(?:\/|$)/;

const HOST = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** The path as the router reads it: without a host and a query, and with its letters unescaped. */
export function pathOf(url: string): string {
  const own = (url.startsWith('/') ? url : url.replace(HOST, '')).replace(/[?#].*$/s, '');
  if (!own.includes('%')) return own || '/';
  try {
    return decodeURI(own);
  } catch {
    // No address at all: the router refuses it.
    return own;
  }
}

/** The kind of a request by what is seen of it before anything is read; null for what is always let in. */
export function laneOf({ Method, Url: Given, IsSignedIn }: RequestInfo): Lane | null {
  const Url = pathOf(Given);
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
