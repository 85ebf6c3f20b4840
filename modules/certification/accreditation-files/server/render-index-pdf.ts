/**
 * Compiles the unsigned printed index of an accreditation file: a tagged PDF/A-2a whose bytes depend only on
 * the data, in a separate process that is killed beyond its time or memory limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER_LIMITS } from '#platform/server/pdf/limits.ts';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';
import { blocksPart } from './blocks-part.ts';
import type { accreditationFilePage } from './pages/accreditation-file-page.ts';

const source = readFileSync(join(import.meta.dirname, 'templates/accreditation-file.typ'), 'utf8');

/** Higher limits than for other PDFs: an index can have thousands of pages, and its templates are trusted. */
const LIMITS = { ...COMPILER_LIMITS, Ms: 180_000, Bytes: 1024 * 1024 * 1024 };
const MAX_PAGES = 3_000;

let opened: TemplateCompiler | null = null;

/**
 * Returns the unsigned index: a tagged PDF/A-2a whose bytes depend only on the data. It is compiled in a
 * separate process, which is killed if it exceeds its time or memory limit.
 */
export async function printAccreditationFile(
  data: ReturnType<typeof accreditationFilePage>,
): Promise<Uint8Array> {
  opened ??= openCompiler(LIMITS);
  const { Pdf, Problems } = await opened.run({
    Do: 'PRINT',
    Source: source,
    Data: JSON.stringify(data),
    Pictures: [blocksPart],
    MostPages: MAX_PAGES,
  });
  if (!Pdf)
    throw new Error(
      `the accreditation file was not rendered: ${Problems.map((one) => one.Message).join('; ')}`,
    );
  return Pdf;
}
