/**
 * Part of checker `FILES`: finds those of the given stored files that no database row references and that
 * are older than a day.
 */
import { sql } from 'kysely';
import type { Stored } from '#platform/server/files/store.ts';
import type { FileCheckRun, FileDifference } from './types.ts';

/** Files are stored before their row, and large uploads take time: younger files may still get a row. */
const TIMEOUT_MS = 24 * 60 * 60_000;
const KEY = /^[0-9a-f]{16,64}$/;

/** Returns those of the stored files that are older than the timeout and that no table references. */
export async function orphansAmong(
  { db, at }: Pick<FileCheckRun, 'db' | 'at'>,
  stored: readonly Stored[],
): Promise<FileDifference[]> {
  const old = stored.filter(({ At }) => at.getTime() - At.getTime() > TIMEOUT_MS);
  if (old.length === 0) return [];
  const { rows } = await sql<{ Key: string }>`
    select storage_key as key from (
      select storage_key from file union all select storage_key from export union all select storage_key from accreditation_file
    ) as named where storage_key = any(${old.map(({ Key }) => Key)}::text[])`.execute(db);
  const named = new Set(rows.map(({ Key }) => Key));
  return old
    .filter(({ Key }) => !named.has(Key))
    .map(({ Key, Size, At }) => ({
      Check: KEY.test(Key) ? 'ORPHAN' : 'UNFINISHED',
      About: Key,
      Expected: '',
      Found: `${Size} B, ${At.toISOString()}`,
    }));
}
