import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/store.ts';

type Entry = { path: string; file: { StorageKey: string; Size: number } };

/** Stored files in a ZIP, byte for byte, one open at a time and none of them whole in memory. */
export function zipOf(store: FileStore, entries: readonly Entry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  let open: Readable | undefined;
  zip.on('error', breakOff);
  output.once('close', () => open?.destroy());
  const taken = new Map<string, number>();
  for (const { path, file } of entries)
    zip.addReadStreamLazy(freeName(taken, path), { compress: false, size: file.Size }, (give) => {
      void store.get(file.StorageKey).then((stream) => {
        open = stream.on('error', breakOff);
        give(null, stream);
      }, breakOff);
    });
  zip.end();
  return output;
}

/** Two of one name stand side by side. */
function freeName(taken: Map<string, number>, path: string): string {
  const count = (taken.get(path) ?? 0) + 1;
  taken.set(path, count);
  return count === 1 ? path : path.replace(/(\.[^.]*)?$/, `-${count}$1`);
}
