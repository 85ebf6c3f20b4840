/**
 * Cache of session users in each process, for at most one second, so that not every request reads the
 * database; database notifications of changes clear it at once.
 */
import { LRUCache } from 'lru-cache';
import type { SignedIn } from '#platform/server/http/context.ts';

/**
 * How long a cached session is trusted, in ms. PostgreSQL announces changes at once; this limit applies if
 * that notification is lost.
 */
const CACHE_MS = 1_000;
/** Limits memory use under a flood of tokens. */
const MAX_ENTRIES = 20_000;

type CachedSession = { Person: SignedIn; ExpiresAt: Date };

export type SessionCache = {
  get: (name: string) => CachedSession | undefined;
  /** Returns a function that stores what is read from now on. */
  prepareStore: (name: string) => (found: CachedSession) => void;
  /** Drops one account's sessions, or all. */
  drop: (accountId: number | null) => void;
  /**
   * Handles the database notification: an account id whose sessions changed, or any other payload for all.
   */
  onNotification: (payload: string) => void;
  /** The cache is off while nothing listens to the database. */
  setOn: (isOn: boolean) => void;
};

let current: SessionCache | null = null;

/** The cache of this process; null until `startSessionCache` was called. */
export const sessionCache = (): SessionCache | null => current;

/** Drops an account's sessions in this process at once; other processes are notified by the database. */
export const evictSessions = (accountId: number): void => current?.drop(accountId);

export function setSessionCache(cache: SessionCache | null): void {
  current = cache;
}

export function createSessionCache(): SessionCache {
  const entries = new LRUCache<string, CachedSession>({ max: MAX_ENTRIES, ttl: CACHE_MS });
  let isOn = false;
  let changes = 0;
  const drop = (accountId: number | null) => {
    changes += 1;
    if (accountId === null) return entries.clear();
    for (const [name, { Person }] of [...entries]) if (Person.Id === accountId) entries.delete(name);
  };
  return {
    get: (name) => entries.get(name),
    prepareStore: (name) => {
      const seen = changes;
      const start = performance.now();
      return (found) => {
        if (!isOn || changes !== seen) return;
        entries.set(name, found, { start });
      };
    },
    drop,
    onNotification: (payload) => drop(/^\d+$/.test(payload) ? Number(payload) : null),
    setOn: (on) => {
      isOn = on;
      drop(null);
    },
  };
}
