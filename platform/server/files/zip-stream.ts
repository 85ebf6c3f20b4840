/**
 * Creates a ZIP of many files as a stream for downloads and exports, with one file open at a time; a file
 * that fails aborts the ZIP, so that an incomplete one does not look complete.
 */
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** An entry of a ZIP: `open` is called for the bytes only when they are needed. */
export type ZipEntry = {
  path: string;
  open: () => Readable | Promise<Readable>;
  compress: boolean;
  /** In bytes, if known. */
  size?: number;
  mtime?: Date;
};

/**
 * Returns a ZIP as a stream, with one entry open at a time and none entirely in memory. A failing entry
 * aborts it, so that an incomplete ZIP does not look complete. If the client disconnects, everything is
 * closed.
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
