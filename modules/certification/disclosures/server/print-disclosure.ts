import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';
import type { disclosurePage } from './disclosure-page.ts';

const source = readFileSync(join(import.meta.dirname, 'templates/disclosure.typ'), 'utf8');

let opened: TemplateCompiler | null = null;

/**
 * Compiles a certificate's unsigned disclosure document from its template: a tagged PDF/A-2a whose bytes
 * depend only on the data.
 */
export async function printDisclosure(data: ReturnType<typeof disclosurePage>): Promise<Uint8Array> {
  opened ??= openCompiler();
  const { Pdf, Problems } = await opened.run({
    Do: 'PRINT',
    Source: source,
    Data: JSON.stringify(data),
    Pictures: [],
  });
  if (!Pdf)
    throw new Error(
      `the disclosure document was not rendered: ${Problems.map((one) => one.Message).join('; ')}`,
    );
  return Pdf;
}
