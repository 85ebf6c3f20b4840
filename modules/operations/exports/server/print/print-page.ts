/**
 * Prints exported lists or application forms as a PDF/A from a Typst template, in a separate compiler
 * process with time and memory limits.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksPart } from '#modules/certification/accreditation-files/server/index.ts';
import { COMPILER_LIMITS } from '#platform/server/pdf/limits.ts';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';

const folder = join(import.meta.dirname, '../templates');
const sources = {
  form: readFileSync(join(folder, 'form.typ'), 'utf8'),
  list: readFileSync(join(folder, 'list.typ'), 'utf8'),
};

/**
 * Higher limits, as one job may have thousands of rows or hundreds of forms; the template source is our own,
 * not uploaded.
 */
const LIMITS = { ...COMPILER_LIMITS, Ms: 180_000, Bytes: 1_536 * 1024 * 1024 };
const MAX_PAGES = 3_000;

let opened: TemplateCompiler | null = null;

/** Returns a tagged PDF/A-2a, generated in a separate process that is killed if it exceeds its limits. */
export async function printPage(template: keyof typeof sources, data: unknown): Promise<Uint8Array> {
  opened ??= openCompiler(LIMITS);
  const { Pdf, Problems } = await opened.run({
    Do: 'PRINT',
    Source: sources[template],
    Data: JSON.stringify(data),
    Pictures: [blocksPart],
    MostPages: MAX_PAGES,
  });
  if (!Pdf) throw new Error(`no ${template} was printed: ${Problems.map((one) => one.Message).join('; ')}`);
  return Pdf;
}
