/**
 * Caches rendered public pages and machine-readable responses for up to a second, shared by concurrent
 * requests, and drops them when a certificate changes.
 */
import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/database/connect.ts';
import type { CachedAnswer } from './answer-cached.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Maximum age of a cached response in ms; processes that are notified of a change drop it sooner. */
const MAX_AGE_MS = 1_000;
/** More pages than a process renders in that time; about 100 kB each. */
const MAX_PAGES = 250;
/** Maximum number of cached records, feeds and badges; about 4 kB each. */
const MAX_ANSWERS = 2_000;

type Rendered = { Status: number };

export type Cache<T extends Rendered> = {
  /** Returns a rendering started at most a second ago, or else a new one; concurrent requests share it. */
  getOrRender(key: string, draw: () => Promise<T>): Promise<T>;
  /**
   * Drops everything after a change, so that later requests get a new rendering, even while an older one is
   * in progress.
   */
  clear(): void;
};
export type PageCache = Cache<RenderedPage>;
export type AnswerCache = Cache<CachedAnswer>;

type Clock = () => number;

/** Caches renderings for a second, so that a popular page is rendered once per second. */
function shortCache<T extends Rendered>(most: number, now: Clock = () => performance.now()): Cache<T> {
  const entries = new LRUCache<string, Promise<T>>({
    max: most,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    getOrRender: (key, draw) => {
      const known = entries.get(key);
      if (known) return known;
      const rendered = draw();
      // Outdated pages do not occupy memory until their places are needed.
      entries.purgeStale();
      entries.set(key, rendered);
      // An error response is not worth caching.
      const drop = (): void => void (entries.peek(key) === rendered && entries.delete(key));
      rendered.then(({ Status }) => Status >= 500 && drop(), drop);
      return rendered;
    },
    clear: () => entries.clear(),
  };
}

export const pageCache = (now?: Clock): PageCache => shortCache(MAX_PAGES, now);
export const answerCache = (now?: Clock): AnswerCache => shortCache(MAX_ANSWERS, now);

type Caches = { pages: PageCache; answers: AnswerCache };
const caches = new WeakMap<Db, Caches>();

/** This process's caches of public pages and of machine-readable responses. */
export function cachesOf(db: Db): Caches {
  const known = caches.get(db) ?? { pages: pageCache(), answers: answerCache() };
  caches.set(db, known);
  return known;
}

/** Drops all cached verdicts after a certificate has changed. */
export function clearVerdictCache(db: Db): void {
  for (const memory of Object.values(cachesOf(db))) memory.clear();
}
