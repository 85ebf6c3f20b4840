/**
 * Checks that a stored certificate PDF has the ending of a PDF, so that a truncated file is not published.
 */
import type { FileStore } from './store.ts';

/** Readers search for the end of a PDF within its last kilobyte. */
const TAIL_BYTES = 1_024;

/**
 * Whether a stored file has the ending of a PDF: a truncated file, or one that only starts like a PDF,
 * cannot be opened.
 */
export async function isWholePdf(store: FileStore, storageKey: string): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const piece of (await store.get(storageKey)) as AsyncIterable<Buffer>)
    tail = Buffer.concat([tail, piece.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  return /startxref\s+\d+\s+%%EOF/.test(tail.toString('latin1'));
}
