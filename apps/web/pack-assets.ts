/**
 * Vite plugin that writes a Brotli-compressed copy (`.br`) of every script and style sheet of at least 1 KB
 * at build time, at a higher level than is possible during a request.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet uncompressed. */
const MIN_BYTES = 1_024;
/**
 * Brotli quality: files that a first visit waits for get the best; the others a slightly lower one in a
 * third of the time.
 */
const FIRST = 10;
const LATER = 9;

type Chunk = { fileName: string; type: 'chunk' | 'asset'; isEntry?: boolean; imports?: string[] };
type Bundle = Readonly<Record<string, Chunk>>;

/**
 * Compresses every script and style once at build time, at a higher level than there would be time for
 * during a request.
 */
export const packAssets = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    const first = firstFiles(bundle as Bundle);
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(
      files.map((file) => pack(join(dir, file), first.has(file) || file.endsWith('.css') ? FIRST : LATER)),
    );
  },
});

/** The entries with all their static imports. */
function firstFiles(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const one of bundle[file]?.imports ?? []) add(one);
  };
  for (const { fileName, isEntry } of Object.values(bundle)) if (isEntry) add(fileName);
  return found;
}

async function pack(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}
