import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { withTimeout } from './with-timeout.ts';

/** The database has so long to answer. */
const TIMEOUT_MS = 1_000;
/** More frequent checks get the same answer. */
const CACHE_MS = 250;
const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations');

export type Readiness = {
  /** Whether a load balancer may route here: started, not stopping, the database answers and has our tables. */
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
  /** From here on it is not; what is under way goes on. */
  startShutdown: () => void;
  /** What there is to be ready with; not ready before. */
  started: (db: Db) => void;
};

export function createReadiness(names: readonly string[] = ownMigrations()): Readiness {
  let db: Db | null = null;
  let isStopping = false;
  let known = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };
  const ask = (): Promise<boolean> => {
    if (!db) return Promise.resolve(false);
    if (performance.now() - known.at > CACHE_MS)
      known = { at: performance.now(), answer: withTimeout(TIMEOUT_MS, hasOurTables(db, names), false) };
    return known.answer;
  };
  return {
    isReady: async () => !isStopping && (await ask()) && !isStopping,
    isStopping: () => isStopping,
    startShutdown: () => {
      isStopping = true;
    },
    started: (ours) => {
      db = ours;
    },
  };
}

/** A database that has more than these is one that a newer version runs on as well; that is how versions change. */
async function hasOurTables(db: Db, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ Count: number }>`
    select count(*)::int as count from migration where name = any(${names}::text[])`.execute(db);
  return rows[0]?.Count === names.length;
}

const ownMigrations = (): string[] => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
