import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiler, templateFolder } from '#platform/server/pdf/compiler.ts';

/** The content of a card; `Script` is the language's tag, `Colour` the organisation's main colour in light mode. */
export type CardText = { Body: string; Title: string; Lead: string; Script: string; Colour: string };

const source = join(import.meta.dirname, 'card.typ');
/** Where the compiler finds it, in the only folder that it reads. */
const mainPath = join(templateFolder, 'card.typ');

/** The card as a drawing without fonts: every letter is a shape. The words travel as data, never as code. */
export function cardSvg(words: CardText): string {
  const typst = compiler();
  try {
    typst.addSource(mainPath, readFileSync(source, 'utf8'));
    const compiled = typst.compile({ mainFilePath: mainPath, inputs: { card: JSON.stringify(words) } });
    if (compiled.result === null)
      throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'no preview picture'));
    return typst.plainSvg(compiled.result);
  } finally {
    typst.resetShadow();
  }
}
