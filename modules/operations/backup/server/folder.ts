/**
 * Writes and reads single parts of a backup folder, with compression, encryption and a check of size and
 * hash; a damaged part fails with its name.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { partKey } from './backup-key.ts';
import type { Part } from './manifest.ts';

/** Location of a backup, and the key if it is encrypted. */
export type Folder = { path: string; key: Buffer | null };

const CIPHER = 'aes-256-gcm';
/** Every part has a key that is used only once, so a constant nonce is safe. */
const NONCE = Buffer.alloc(12);
const SALT = 32;
const TAG = 16;
const isCompressed = (path: string): boolean => path.endsWith('.zst');

/** Writes one part: compressed if its name ends in `.zst`, encrypted if the backup has a key. */
export async function writePart({ path: root, key }: Folder, path: string, source: Readable): Promise<Part> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  const measured = measure();
  const salt = randomBytes(SALT);
  const cipher = key && createCipheriv(CIPHER, partKey(key, salt, path), NONCE);
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 });
  if (cipher) file.write(salt);
  await pipeline([
    source,
    measured.stream,
    isCompressed(path) ? createZstdCompress() : new PassThrough(),
    ...(cipher ? [cipher, tagAfter(() => cipher.getAuthTag())] : []),
    file,
  ]);
  return { Path: path, ...measured.result() };
}

/** Reads one part; fails at its end, naming the part, if its size or hash differs from the manifest. */
export const readPart = (folder: Folder, part: Part): Readable =>
  Readable.from(piecesOf(folder, part), { objectMode: false });

async function* piecesOf(folder: Folder, part: Part): AsyncGenerator<Buffer> {
  const { stream } = measure(({ Size, Sha256 }) => {
    if (Size !== part.Size || Sha256 !== part.Sha256) throw new Error('the contents differ');
  });
  try {
    const source = await openPart(folder, part.Path);
    const plain = isCompressed(part.Path) ? createZstdDecompress() : new PassThrough();
    const ended = pipeline([source, plain, stream]);
    // The error is thrown by the `await` below, after the data before the failure has been read.
    ended.catch(() => undefined);
    yield* stream;
    await ended;
  } catch (error) {
    throw new Error(`${part.Path} is damaged: ${error instanceof Error ? error.message : error}`);
  }
}

/** Opens a part before its hash is known; a modified encrypted part fails at its end. */
export async function openPart({ path: root, key }: Folder, path: string): Promise<Readable> {
  const target = join(root, path);
  if (!key) {
    await stat(target);
    return createReadStream(target);
  }
  const { size } = await stat(target);
  if (size < SALT + TAG) throw new Error('it is too short');
  const [salt, tag] = await ends(target, size);
  const decipher = createDecipheriv(CIPHER, partKey(key, salt, path), NONCE, { authTagLength: TAG });
  decipher.setAuthTag(tag);
  if (size === SALT + TAG) return Readable.from([decipher.final()]);
  const body = createReadStream(target, { start: SALT, end: size - TAG - 1 });
  body.on('error', (error) => decipher.destroy(error));
  return body.pipe(decipher);
}

async function ends(path: string, size: number): Promise<[Buffer, Buffer]> {
  const file = await open(path, 'r');
  try {
    const salt = Buffer.alloc(SALT);
    const tag = Buffer.alloc(TAG);
    await file.read(salt, 0, SALT, 0);
    await file.read(tag, 0, TAG, size - TAG);
    return [salt, tag];
  } finally {
    await file.close();
  }
}

const tagAfter = (tag: () => Buffer): Transform =>
  new Transform({
    transform: (piece, _encoding, done) => done(null, piece),
    flush(done) {
      this.push(tag());
      done();
    },
  });

type Measured = { Size: number; Sha256: string };

/** Counts and hashes the bytes that pass through; `atEnd` may throw to reject them. */
function measure(atEnd: (measured: Measured) => void = () => undefined) {
  const hash = createHash('sha256');
  const measured: Measured = { Size: 0, Sha256: '' };
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      measured.Size += piece.byteLength;
      done(null, piece);
    },
    flush(done) {
      measured.Sha256 = hash.digest('hex');
      try {
        atEnd(measured);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  return { stream, result: () => measured };
}
