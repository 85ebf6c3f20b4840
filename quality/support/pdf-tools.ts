/** Reads text, metadata, links and signatures of PDFs with poppler-utils, for tests. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Runs a poppler-utils tool on a PDF; `pdfsig` exits with an error for an invalid signature but still prints
 * its result.
 */
async function runPoppler(tool: string, bytes: Uint8Array, after: readonly string[] = []): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pdf-'));
  try {
    const file = join(dir, 'page.pdf');
    await writeFile(file, bytes);
    const { stdout } = await promisify(execFile)(tool, [file, ...after]).catch((error) => error);
    return stdout;
  } finally {
    await rm(dir, { recursive: true });
  }
}

export const pdfText = (bytes: Uint8Array) => runPoppler('pdftotext', bytes, ['-']);
/** Text in the order of the file, which is the reading order; includes rotated text and columns. */
export const pdfReading = (bytes: Uint8Array) => runPoppler('pdftotext', bytes, ['-', '-raw']);
export const pdfInfo = (bytes: Uint8Array) => runPoppler('pdfinfo', bytes);
/** Returns the metadata as XML. */
export const pdfMetadata = (bytes: Uint8Array) => runPoppler('pdfinfo', bytes, ['-meta']);
export const pdfSignature = (bytes: Uint8Array) => runPoppler('pdfsig', bytes);

/** Returns the text without the spaces and line breaks of the layout. */
export async function pdfTextWithoutSpaces(bytes: Uint8Array): Promise<string> {
  return (await pdfText(bytes)).replace(/[\s\u200B]+/g, '');
}

/** Returns the target URL of every link in the file. */
export const pdfLinks = async (bytes: Uint8Array): Promise<string[]> =>
  (await runPoppler('pdfinfo', bytes, ['-url']))
    .split('\n')
    .slice(1)
    .flatMap((row) => /\S+$/.exec(row.trim())?.[0] ?? []);
