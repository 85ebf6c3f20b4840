/**
 * Provides the main keys that encrypt all other keys: those of SECRET_KEY or, without it, a key file created
 * in the data directory; derives keys for single purposes from them (decision 0066).
 */
import { hkdf, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Settings } from '../configuration/settings.ts';

export type MainKeys = readonly [Buffer, ...Buffer[]];
export type KeySource = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>;
const derive = promisify(hkdf);
const FILE = 'secret.key';
const cachedKeys = new Map<string, Promise<Buffer>>();

/**
 * Returns the main keys, which encrypt all other keys: those of SECRET_KEY in order, or the one in the
 * fallback file. Each decrypts; the first encrypts, and during a key change the last is the upcoming one
 * (decision 0066).
 */
export async function mainKeys(settings: KeySource): Promise<MainKeys> {
  const [first, ...others] = settings.SECRET_KEY?.split(',') ?? [];
  if (first === undefined) return [await fileKey(settings)];
  return [inBytes(first), ...others.map(inBytes)];
}

/** Returns the key that remains after a key change. */
export const nextKey = (mains: MainKeys): Buffer => mains.at(-1) ?? mains[0];

const inBytes = (text: string): Buffer => Buffer.from(text.trim(), 'base64');

/** Derives a key for one purpose from a main key. */
export const derivedKey = async (main: Buffer, purpose: string): Promise<Buffer> =>
  Buffer.from(await derive('sha256', main, '', `assay ${purpose}`, 32));

function fileKey({ DATA_DIR }: KeySource): Promise<Buffer> {
  const known = cachedKeys.get(DATA_DIR) ?? readOrMake(DATA_DIR);
  cachedKeys.set(DATA_DIR, known);
  known.catch(() => cachedKeys.delete(DATA_DIR));
  return known;
}

/**
 * Reads or creates the key file. If several processes need it at once, one creates it: a link never replaces
 * an existing file.
 */
async function readOrMake(folder: string): Promise<Buffer> {
  const path = join(folder, FILE);
  const found = await read(path);
  if (found) return found;
  await mkdir(folder, { recursive: true });
  const own = join(folder, `.${FILE}.${randomBytes(6).toString('hex')}`);
  await writeFile(own, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(own, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(own, { force: true });
  }
  const made = await read(path);
  if (!made) throw new Error(`${path} could not be created`);
  return made;
}

async function read(path: string): Promise<Buffer | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const key = inBytes(text);
  if (key.byteLength !== 32) throw new Error(`${path} does not contain a key of 32 bytes`);
  return key;
}
