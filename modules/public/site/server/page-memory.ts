import type { Db } from '#platform/server/database/connect.ts';
import type { CachedAnswer } from './answer-cached.ts';
import type { DrawnPage } from './drawn-page.ts';

/** The maximum age of an answer; notified processes drop it sooner. */
const KEPT_MS = 1_000;
/** More pages than a process draws in that time. Some 100 kB each. */
const MOST_PAGES = 250;
/** Records, feeds and badges: some 4 kB each. */
const MOST_ANSWERS = 2_000;

type Drawn = { Status: number };
type Kept<T> = { until: number; drawn: Promise<T> };

export type Memory<T extends Drawn> = {
  /** A rendering started less than a second ago, else a new one; concurrent requests wait for the same. */
  ask(key: string, draw: () => Promise<T>): Promise<T>;
  /** Something changed: who asks from now on gets a new one, also while an older one is still being drawn. */
  forget(): void;
};
export type PageMemory = Memory<DrawnPage>;
export type AnswerMemory = Memory<CachedAnswer>;

type Clock = () => number;

/** Caches rendered pages for a second, so that a popular page is rendered once in it. */
function briefMemory<T extends Drawn>(most: number, now: Clock = () => performance.now()): Memory<T> {
  const kept = new Map<string, Kept<T>>();
  return {
    ask: (key, draw) => {
      const known = kept.get(key);
      if (known && known.until > now()) return known.drawn;
      const one: Kept<T> = { until: now() + KEPT_MS, drawn: draw() };
      // At the end, so that the first of the map is always the oldest.
      kept.delete(key);
      makeRoom(kept, most, now());
      kept.set(key, one);
      // An error response is not worth caching.
      const drop = (): void => void (kept.get(key) === one && kept.delete(key));
      one.drawn.then(({ Status }) => Status >= 500 && drop(), drop);
      return one.drawn;
    },
    forget: () => kept.clear(),
  };
}

function makeRoom<T>(kept: Map<string, Kept<T>>, most: number, now: number): void {
  for (const [key, { until }] of kept) {
    if (until > now && kept.size < most) return;
    kept.delete(key);
  }
}

export const pageMemory = (now?: Clock): PageMemory => briefMemory(MOST_PAGES, now);
export const answerMemory = (now?: Clock): AnswerMemory => briefMemory(MOST_ANSWERS, now);

type Memories = { pages: PageMemory; answers: AnswerMemory };
const memories = new WeakMap<Db, Memories>();

/** What this process remembers of a portal's public pages, and of what it says of certificates to programs. */
export function memoriesOf(db: Db): Memories {
  const known = memories.get(db) ?? { pages: pageMemory(), answers: answerMemory() };
  memories.set(db, known);
  return known;
}

/** A certificate changed: all cached verdicts are dropped. */
export function forgetVerdicts(db: Db): void {
  for (const memory of Object.values(memoriesOf(db))) memory.forget();
}
