/**
 * Interface of the storage for file contents (`disk-store.ts`, `s3-store.ts`): put, get, remove and list by
 * random key, never by a name, a user or a record.
 */
import type { Readable } from 'node:stream';

export type Source = Uint8Array | { stream: Readable; size: number };

/** Interface of the storage for file contents. It only uses random keys, never a name, a user or a record. */
export type FileStore = {
  /** When it returns, the bytes are durable. */
  put(key: string, source: Source): Promise<void>;
  get(key: string): Promise<Readable>;
  /** Removing a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Lists everything under keys with this two-character prefix, in any order, including incomplete files. */
  list(prefix: string): AsyncIterable<Stored>;
};

/** `Key` is the file's actual name if it is not a storage key: the remainder of an interrupted write. */
export type Stored = { Key: string; Size: number; At: Date };

/** All two-character prefixes of keys. */
export const PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, at) =>
  at.toString(16).padStart(2, '0'),
);
