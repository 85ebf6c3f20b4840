import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a tool of poppler-utils says about these bytes; `pdfsig` fails for a broken signature and still speaks. */
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
/** In the order in which it was written, which is how it is read aloud; also what is turned or set in columns. */
export const pdfReading = (bytes: Uint8Array) => runPoppler('pdftotext', bytes, ['-', '-raw']);
export const pdfInfo = (bytes: Uint8Array) => runPoppler('pdfinfo', bytes);
/** The metadata that a reader finds, as XML. */
export const pdfMetadata = (bytes: Uint8Array) => runPoppler('pdfinfo', bytes, ['-meta']);
export const pdfSignature = (bytes: Uint8Array) => runPoppler('pdfsig', bytes);

/** The text without the spaces and line breaks of the layout. */
export async function pdfTextWithoutSpaces(bytes: Uint8Array): Promise<string> {
  return (await pdfText(bytes)).replace(/[\s\u200B]+/g, '');
}

/** Every address that the file leads to. */
export const pdfLinks = async (bytes: Uint8Array): Promise<string[]> =>
  (await runPoppler('pdfinfo', bytes, ['-url']))
    .split('\n')
    .slice(1)
    .flatMap((row) => /\S+$/.exec(row.trim())?.[0] ?? []);
