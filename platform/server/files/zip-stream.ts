import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** What a ZIP holds: `open` is asked for the bytes when its turn comes, and not before. */
export type ZipEntry = {
  path: string;
  open: () => Readable | Promise<Readable>;
  compress: boolean;
  /** In bytes, where it is known. */
  size?: number;
  mtime?: Date;
};

/**
 * A ZIP as a stream: one entry open at a time and none held in memory as a whole. A failing entry aborts it: half a ZIP must
 * not look complete. A client that disconnects midway leaves nothing open.
 */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  let opened: Readable | undefined;
  zip.on('error', breakOff);
  output.once('close', () => opened?.destroy());
  for (const { path, open, ...options } of entries)
    zip.addReadStreamLazy(path, options, (give) => {
      Promise.resolve()
        .then(open)
        .then((stream) => {
          opened = stream.on('error', breakOff);
          give(null, stream);
        })
        .catch(breakOff);
    });
  zip.end();
  return output;
}
