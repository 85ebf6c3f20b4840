/** Compiles the record of a decision into a tagged PDF/A-2a whose bytes depend on the data alone, in a separate process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksPart } from '#modules/certification/accreditation-files/server/index.ts';
import { openCompiler, type TemplateCompiler } from '#platform/server/pdf/open-compiler.ts';
import type { recordPage } from './record-page.ts';

const source = readFileSync(join(import.meta.dirname, 'templates/decision-record.typ'), 'utf8');

let opened: TemplateCompiler | null = null;

export async function printRecord(data: ReturnType<typeof recordPage>): Promise<Uint8Array> {
  opened ??= openCompiler();
  const { Pdf, Problems } = await opened.run({
    Do: 'PRINT',
    Source: source,
    Data: JSON.stringify(data),
    Pictures: [blocksPart],
  });
  if (!Pdf) throw new Error(`the decision was not printed: ${Problems.map((one) => one.Message).join('; ')}`);
  return Pdf;
}
