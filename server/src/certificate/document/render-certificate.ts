import { join } from 'node:path';
import { printCodePoint } from './clean-text.ts';
import { compiler } from './compiler.ts';
import type { CertificateFacts, LanguageSetting } from './facts.ts';
import { page } from './page.ts';

/** How many compilations an unused cached result survives. */
const keptCompilations = 20;

/** The unsigned page: a tagged PDF/A-2a whose bytes depend on the facts and the setting alone. */
export function renderCertificate(facts: CertificateFacts, setting: LanguageSetting): Uint8Array {
  const data = JSON.stringify(page(facts, setting));
  try {
    return compile(data);
  } catch (error) {
    const printable = withoutMissingGlyphs(data, error);
    if (printable === data) throw error;
    return compile(printable);
  }
}

/** The facts travel as one JSON string among the inputs: text can never become template code. */
function compile(data: string): Uint8Array {
  const typst = compiler();
  try {
    const compiled = typst.compile({ mainFilePath: templatePath, inputs: { page: data } });
    if (compiled.result === null) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no document'));
    }
    return typst.pdf(compiled.result, { pdfStandard: 'a-2a' });
  } finally {
    typst.evictCache(keptCompilations);
  }
}

const templatePath = join(import.meta.dirname, 'templates', 'certificate.typ');

/** PDF/A forbids characters without a glyph; the compiler names them, and they become code points. */
function withoutMissingGlyphs(data: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const missing = new Set<string>();
  for (const [, quoted = ''] of message.matchAll(/the text `\\?"(.*?)\\?"` could not be displayed/gu)) {
    const text = quoted.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
    for (const character of text) missing.add(character);
  }
  // ASCII is in every font: were it named here, something else is wrong.
  const shown = [...data].map((character) => {
    if (!missing.has(character) || character <= '\u007F') return character;
    return /\p{Default_Ignorable_Code_Point}/u.test(character) ? '' : printCodePoint(character);
  });
  return shown.join('');
}
