import type { Db } from '../db/connect.ts';
import type { DrawnPage } from './drawn-page.ts';

/** So old may an answer be; whoever is told of a change forgets sooner. */
const KEPT_MS = 1_000;
/** More pages than a process draws in that time. Some 100 kB each. */
const MOST = 250;

type Kept = { until: number; page: Promise<DrawnPage> };

export type PageMemory = {
  /** A page that was begun to be drawn less than a second ago, else a new one; who asks meanwhile waits for the same. */
  ask(key: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage>;
  /** Something changed: who asks from now on gets a new page, also while an older one is still being drawn. */
  forget(): void;
};

/** Remembers drawn pages for a second, so that a number that everybody asks for is drawn once in it. */
export function pageMemory(now: () => number = () => performance.now()): PageMemory {
  const kept = new Map<string, Kept>();
  return {
    ask: (key, draw) => {
      const known = kept.get(key);
      if (known && known.until > now()) return known.page;
      const one: Kept = { until: now() + KEPT_MS, page: draw() };
      // At the end, so that the first of the map is always the oldest.
      kept.delete(key);
      makeRoom(kept, now());
      kept.set(key, one);
      // A page that says that something failed helps nobody a moment later.
      const drop = (): void => void (kept.get(key) === one && kept.delete(key));
      one.page.then((page) => page.Status >= 500 && drop(), drop);
      return one.page;
    },
    forget: () => kept.clear(),
  };
}

function makeRoom(kept: Map<string, Kept>, now: number): void {
  for (const [key, { until }] of kept) {
    if (until > now && kept.size < MOST) return;
    kept.delete(key);
  }
}

const memories = new WeakMap<Db, PageMemory>();

/** The memory of this process for a portal's public pages. */
export function pagesOf(db: Db): PageMemory {
  const memory = memories.get(db) ?? pageMemory();
  memories.set(db, memory);
  return memory;
}
