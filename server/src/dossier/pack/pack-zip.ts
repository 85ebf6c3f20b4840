import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/store.ts';
import { type Measured, writeMeasured } from '../../files/write-measured.ts';
import type { MadePart } from './manifest.ts';
import type { CheckedOriginal } from './original.ts';

type Contents = {
  parts: readonly MadePart[];
  originals: readonly CheckedOriginal[];
  /** The moment that every entry is dated with: the same contents make the same ZIP. */
  at: Date;
};

/** Already packed by their own format. */
const PACKED = /^(application\/(pdf|zip|vnd\.)|image\/)/;

/**
 * Writes the ZIP to a path, one original open at a time and none of them whole in memory. An original whose bytes are
 * not those that were just looked at breaks it off.
 */
export async function packZip(
  store: FileStore,
  path: string,
  { parts, originals, at }: Contents,
  onBytes: (bytes: number) => Promise<void>,
): Promise<Measured> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const breakOff = (error: unknown) =>
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  let open: Readable | undefined;
  zip.on('error', breakOff);
  output.once('close', () => open?.destroy());
  for (const { Path, Bytes } of parts)
    zip.addReadStreamLazy(
      Path,
      { mtime: at, compress: !Path.endsWith('.pdf'), size: Bytes.byteLength },
      (give) => give(null, Readable.from([Buffer.from(Bytes)])),
    );
  for (const original of originals) {
    const { Found } = original;
    if (!Found) continue;
    const options = { mtime: at, compress: !PACKED.test(original.Type), size: Found.Size };
    zip.addReadStreamLazy(original.Path, options, (give) => {
      void store.get(original.StorageKey).then((stream) => {
        open = stream;
        const watched = watch(original.Path, Found, onBytes);
        stream.on('error', breakOff);
        watched.on('error', breakOff);
        give(null, stream.pipe(watched));
      }, breakOff);
    });
  }
  zip.end();
  return writeMeasured(output, path);
}

/** Lets bytes through, tells of them, and refuses to end on others than expected. */
function watch(
  path: string,
  expected: { Sha256: string },
  onBytes: (bytes: number) => Promise<void>,
): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.byteLength;
      done(null, piece);
    },
    flush(done) {
      if (hash.digest('hex') !== expected.Sha256)
        return done(new Error(`${path} changed while it was packed`));
      void onBytes(bytes).then(() => done(), done);
    },
  });
}
