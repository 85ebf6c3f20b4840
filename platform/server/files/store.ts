import type { Readable } from 'node:stream';

export type Source = Uint8Array | { stream: Readable; size: number };

/** Where the bytes of files are. It knows random keys, never a name, a person or a record. */
export type FileStore = {
  /** When it returns, the bytes outlive a crash. */
  put(key: string, source: Source): Promise<void>;
  get(key: string): Promise<Readable>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Everything under the keys that begin with these two letters, in any order; what is no whole file as well. */
  list(prefix: string): AsyncIterable<Stored>;
};

/** `Key` is a file's name where it is none of ours: the rest of a write that was cut off. */
export type Stored = { Key: string; Size: number; At: Date };

/** All two letters that keys begin with. */
export const PREFIXES: readonly string[] = Array.from({ length: 256 }, (_, at) =>
  at.toString(16).padStart(2, '0'),
);
