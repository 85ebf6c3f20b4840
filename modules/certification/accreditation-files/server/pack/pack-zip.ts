/**
 * Writes the accreditation file's ZIP with one original open at a time, and fails if an original differs
 * from the bytes just checked; the same contents give the same ZIP.
 */
import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import type { FileStore } from '#platform/server/files/store.ts';
import { type Measured, writeMeasured } from '#platform/server/files/write-measured.ts';
import { zipStream } from '#platform/server/files/zip-stream.ts';
import type { GeneratedPart } from './manifest.ts';
import type { CheckedOriginal } from './original.ts';

type Contents = {
  parts: readonly GeneratedPart[];
  originals: readonly CheckedOriginal[];
  /** Date of every entry, so that the same contents produce the same ZIP. */
  at: Date;
};

/** Types that are already compressed by their own format. */
const PACKED = /^(application\/(pdf|zip|vnd\.)|image\/)/;

/**
 * Writes the ZIP to a path with one original open at a time and none held in memory. Fails if the bytes of
 * an original differ from those just checked.
 */
export async function packZip(
  store: FileStore,
  path: string,
  { parts, originals, at }: Contents,
  onBytes: (bytes: number) => Promise<void>,
): Promise<Measured> {
  const made = parts.map(({ Path, Bytes }) => ({
    path: Path,
    open: () => Readable.from([Buffer.from(Bytes)]),
    compress: !Path.endsWith('.pdf'),
    size: Bytes.byteLength,
    mtime: at,
  }));
  const found = originals.flatMap(({ Path, Type, StorageKey, Found }) =>
    Found
      ? {
          path: Path,
          open: async () => {
            const watched = watch(Path, Found, onBytes);
            // If either stream fails or closes, the pipeline destroys the other.
            pipeline(await store.get(StorageKey), watched, () => {});
            return watched;
          },
          compress: !PACKED.test(Type),
          size: Found.Size,
          mtime: at,
        }
      : [],
  );
  return writeMeasured(zipStream([...made, ...found]), path);
}

/** Passes bytes through, reports them, and fails at the end if they differ from the expected ones. */
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
