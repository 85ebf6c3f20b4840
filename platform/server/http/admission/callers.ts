/**
 * Finds the account of a request from its bearer token before the request is admitted, cached for a minute;
 * tokens without an open session count as no account.
 */
import { LRUCache } from 'lru-cache';
import { hashSecret } from '../../database/keys.ts';

/** Returns the account of a token with an open session; null if there is none. */
export type Identify = (token: string) => Promise<number | null>;

/**
 * Cache time of a token's account, which hardly ever changes; its access is checked with every request
 * anyway.
 */
const CACHE_MS = 60_000;
/** Maximum cached tokens, so that a flood of tokens cannot fill the memory. */
const MAX_KNOWN = 20_000;

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export type Callers = {
  /** The account if cached, undefined if it has to be looked up. */
  known: (token: string) => number | undefined;
  /** Null for tokens without a session, and when too many lookups are in progress. */
  identified: (token: string) => Promise<number | null>;
};

export const tokenOf = (authorization: string | undefined): string | null =>
  BEARER.exec(authorization ?? '')?.[1] ?? null;

/**
 * Only an existing session counts, so a made-up token gains nothing, and at most `most` lookups run at a
 * time.
 */
export function createCallers(identify: Identify, most: number): Callers {
  const accounts = new LRUCache<string, number>({ max: MAX_KNOWN, ttl: CACHE_MS });
  const running = new Map<string, Promise<number | null>>();
  const nameOf = (token: string) => hashSecret(token).toString('base64');

  const look = async (name: string, token: string): Promise<number | null> => {
    // If the database is unavailable, the request gets no priority; it reports the error itself.
    const Id = await identify(token).catch(() => null);
    if (Id === null) return null;
    accounts.set(name, Id);
    return Id;
  };
  return {
    known: (token) => accounts.get(nameOf(token)),
    identified: (token) => {
      const name = nameOf(token);
      const found = running.get(name);
      if (found) return found;
      if (running.size >= most) return Promise.resolve(null);
      const lookup = look(name, token).finally(() => running.delete(name));
      running.set(name, lookup);
      return lookup;
    },
  };
}
