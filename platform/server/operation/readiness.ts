/**
 * Decides whether load balancers may send requests to this process: it has started, is not shutting down,
 * and the database responds and has this version's tables.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { withTimeout } from './with-timeout.ts';

/** Timeout in ms for the database's response. */
const TIMEOUT_MS = 1_000;
/** Time in ms for which a result is cached. */
const CACHE_MS = 250;
const MIGRATIONS = join(import.meta.dirname, '../../../database/migrations');

export type Readiness = {
  /**
   * Whether a load balancer may send requests: started, not stopping, the database responds and has this
   * version's tables.
   */
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
  /** Marks the process as not ready; work in progress continues. */
  startShutdown: () => void;
  /** Sets the database to check; not ready before. */
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

/**
 * A database may have more migrations, of a newer version that also runs on it: this happens during
 * upgrades.
 */
async function hasOurTables(db: Db, names: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ Count: number }>`
    select count(*)::int as count from migration where name = any(${names}::text[])`.execute(db);
  return rows[0]?.Count === names.length;
}

const ownMigrations = (): string[] => readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
