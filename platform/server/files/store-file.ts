/**
 * Stores files that the portal itself creates or has already checked: bytes first, under a new random key,
 * then the row that references them.
 */
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/server/database/tables.ts';
import type { Queries } from '../database/connect.ts';
import type { FileRow } from './link-files.ts';
import { newStorageKey } from './storage-key.ts';
import type { FileStore, Source } from './store.ts';

type Row = Omit<Insertable<Tables['File']>, 'Id' | 'CreatedAt'>;
type StoredFile = Omit<Row, 'StorageKey'> & { source: Source };

/**
 * Stores trusted bytes under a new random key, then writes the row that references them. If writing the row
 * fails, the bytes remain: a row without bytes would be worse than bytes without a row.
 */
export async function storeFile(
  db: Queries,
  store: FileStore,
  { source, ...row }: StoredFile,
): Promise<FileRow> {
  const StorageKey = newStorageKey();
  await store.put(StorageKey, source);
  return insertFile(db, { ...row, StorageKey });
}

/** Writes the row of a file whose bytes are stored. */
export const insertFile = (db: Queries, row: Row): Promise<FileRow> =>
  db.insertInto('File').values(row).returningAll().executeTakeFirstOrThrow();
