/**
 * Renders the preview picture (card) that other programs show for a shared link to the public site, as SVG
 * from the Typst template `card.typ`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiler, templateFolder } from '#platform/server/pdf/compiler.ts';

/**
 * Content of a card; `Script` is the language tag, `Colour` the organisation's primary colour in light mode.
 */
export type CardText = { Body: string; Title: string; Lead: string; Script: string; Colour: string };

const source = join(import.meta.dirname, 'card.typ');
/** Path inside the only folder that the compiler reads. */
const mainPath = join(templateFolder, 'card.typ');

/** Renders the card with letters as shapes, without fonts. Texts are passed as data, never as code. */
export function cardSvg(card: CardText): string {
  const typst = compiler();
  try {
    typst.addSource(mainPath, readFileSync(source, 'utf8'));
    const compiled = typst.compile({ mainFilePath: mainPath, inputs: { card: JSON.stringify(card) } });
    if (compiled.result === null)
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no preview picture'));
    return typst.plainSvg(compiled.result);
  } finally {
    typst.resetShadow();
  }
}
