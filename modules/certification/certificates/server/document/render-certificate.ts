/** Renders the unsigned certificate PDF with the built-in template. */
import { compiler } from '#platform/server/pdf/compiler.ts';
import { withoutMissingGlyphs } from '#platform/server/pdf/missing-glyphs.ts';
import type { LanguageSetting } from '#platform/server/pdf/page-language.ts';
import { mapPictures, type PictureBytes } from '#platform/server/pdf/picture-bytes.ts';
import { defaultPagePath } from './default-page.ts';
import type { CertificateFacts } from './facts.ts';
import { page } from './page.ts';

/** Number of compilations that an unused cached result survives. */
const CACHED_COMPILATIONS = 20;

/** Returns a tagged PDF/A-2a whose bytes depend only on the facts, the language setting and the pictures. */
export function renderCertificate(
  facts: CertificateFacts,
  setting: LanguageSetting,
  pictures: readonly PictureBytes[] = [],
): Uint8Array {
  const data = JSON.stringify(page(facts, setting));
  try {
    return compile(data, facts, pictures);
  } catch (error) {
    const printable = withoutMissingGlyphs(data, error);
    if (printable === data) throw error;
    return compile(printable, facts, pictures);
  }
}

/** Passes the facts as one JSON string in the inputs, so that text can never become template code. */
function compile(
  data: string,
  { Colour: colour }: CertificateFacts,
  pictures: readonly PictureBytes[],
): Uint8Array {
  const typst = compiler();
  try {
    mapPictures(typst, pictures);
    const compiled = typst.compile({
      mainFilePath: defaultPagePath,
      inputs: { page: data, ...(colour && { colour }) },
    });
    if (compiled.result === null) {
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no document'));
    }
    return typst.pdf(compiled.result, { pdfStandard: 'a-2a' });
  } finally {
    typst.resetShadow();
    typst.evictCache(CACHED_COMPILATIONS);
  }
}
