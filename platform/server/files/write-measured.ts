/** Writes a stream, such as a generated export, to a new file and returns its size and SHA-256 hash. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** `Sha256` is lower-case hex. */
export type Measured = { Size: number; Sha256: string };

/** Writes a stream to a new file in chunks, and returns its size and hash. */
export async function writeMeasured(source: Readable, path: string): Promise<Measured> {
  const hash = createHash('sha256');
  let Size = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      Size += piece.byteLength;
      done(null, piece);
    },
  });
  await pipeline(source, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { Size, Sha256: hash.digest('hex') };
}
