/**
 * Compiles the Typst template of invoices or statements with its data into a PDF/A-2a, in a separate process
 * with a time limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILER_LIMITS } from '#platform/server/pdf/limits.ts';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';

const folder = join(import.meta.dirname, 'templates');
const sources = {
  invoice: readFileSync(join(folder, 'invoice.typ'), 'utf8'),
  statement: readFileSync(join(folder, 'statement.typ'), 'utf8'),
};
/** Shared template, supplied as an additional file with each compilation. */
const basePart = { Path: '/document.typ', Bytes: readFileSync(join(folder, 'document.typ')) };

/** Longer time limit, because a hundred invoices are one compilation; only our own sources are compiled. */
const LIMITS = { ...COMPILER_LIMITS, Ms: 60_000 };
const MAX_PAGES = 500;

let opened: TemplateCompiler | null = null;

/**
 * Returns a tagged PDF/A-2a whose bytes depend on the data alone. It runs in a separate process that is
 * killed when it takes too long, and not in the process for untrusted templates: a preview that hangs there
 * does not delay invoices.
 */
export async function printDocument(template: keyof typeof sources, data: unknown): Promise<Uint8Array> {
  opened ??= openCompiler(LIMITS);
  const { Pdf, Problems } = await opened.run({
    Do: 'PRINT',
    Source: sources[template],
    Data: JSON.stringify(data),
    Pictures: [basePart],
    MostPages: MAX_PAGES,
  });
  if (!Pdf) throw new Error(`${template} was not rendered: ${Problems.map((one) => one.Message).join('; ')}`);
  return Pdf;
}
