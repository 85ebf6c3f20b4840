import type { Readable } from 'node:stream';
import type { FileStore } from '#platform/server/files/store.ts';
import { zipStream } from '#platform/server/files/zip-stream.ts';

type Entry = { path: string; file: { StorageKey: string; Size: number } };

/** Stored files in a ZIP, byte for byte: all of them are packed already. */
export function zipOf(store: FileStore, entries: readonly Entry[]): Readable {
  const taken = new Map<string, number>();
  return zipStream(
    entries.map(({ path, file }) => ({
      path: freeName(taken, path),
      open: () => store.get(file.StorageKey),
      compress: false,
      size: file.Size,
    })),
  );
}

/** Two of one name stand side by side. */
function freeName(taken: Map<string, number>, path: string): string {
  const count = (taken.get(path) ?? 0) + 1;
  taken.set(path, count);
  return count === 1 ? path : path.replace(/(\.[^.]*)?$/, `-${count}$1`);
}
