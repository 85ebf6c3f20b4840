/**
 * Executes one task with the template compiler: draws pages as SVG, exports PDF/A-2a, checks PDF/A and
 * PDF/UA conformity and links, or finds data that do not affect the page.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { templateFolder } from './compiler.ts';
import { MAX_PAGES, MAX_PDF_BYTES } from './limits.ts';
import { linkProblems } from './link-problems.ts';
import { withoutMissingGlyphs } from './missing-glyphs.ts';
import { mapPictures } from './picture-bytes.ts';
import { type MainFile, pageOutOfBounds, problemsOf, standardProblems } from './problems.ts';
import type { CompilerResult, CompilerWork, RawProblem } from './protocol.ts';
import { splitPages } from './split-pages.ts';

/**
 * Prepended to an untrusted template: rebinds names that no template may use (`templates/builtins.typ`), so
 * that no way of writing them reaches the originals. One line, which is subtracted from positions in
 * messages.
 */
const PRELUDE = '#import "builtins.typ" as std: plugin, datetime, type, eval\n';

/** Returns the template as it is compiled, with the prelude. */
const withPrelude = (source: string): string => PRELUDE + source;
const PRELUDE_LINES = 1;

/** Path of the template while it is compiled, next to the parts it imports. */
const mainPath = join(templateFolder, 'main.typ');

/**
 * Number of compilations that an unused cached result survives: previews of one template repeat most of
 * their work.
 */
const CACHED_COMPILATIONS = 10;

type Laid = { document: NodeTypstDocument | null; problems: RawProblem[] };

/** Executes one task; afterwards the compiler is in its previous state. */
export function runCompilerWork(typst: NodeCompiler, work: CompilerWork): CompilerResult {
  const result: CompilerResult = {
    ...{ Problems: [], Pages: 0, Ms: 0, Svg: [], Pdf: null, Same: [] },
    IsAccessible: false,
  };
  try {
    mapPictures(typst, work.Pictures);
    typst.addSource(mainPath, withPrelude(work.Source));
    const began = performance.now();
    const { document, problems } = layOut(typst, work.Data);
    result.Ms = Math.round(performance.now() - began);
    result.Problems = problems;
    result.Pages = document?.numOfPages ?? 0;
    if (!document) return result;
    const most = work.MostPages ?? MAX_PAGES;
    if (result.Pages > most) result.Problems.push(pageOutOfBounds(`more than ${most} pages`));
    else finish(typst, work, document, result);
    return result;
  } finally {
    typst.resetShadow();
    typst.evictCache(CACHED_COMPILATIONS);
  }
}

function layOut(typst: NodeCompiler, data: string): Laid {
  const compiled = typst.compile({ mainFilePath: mainPath, inputs: { page: data } });
  return {
    document: compiled.result,
    problems: problemsOf(typst, compiled.takeDiagnostics(), mainFile),
  };
}

function finish(
  typst: NodeCompiler,
  work: CompilerWork,
  document: NodeTypstDocument,
  result: CompilerResult,
): void {
  if (work.Do === 'DRAW') result.Svg = splitPages(typst.plainSvg(document));
  if (work.Do === 'PRINT') print(typst, work, document, result);
  if (work.Do === 'TRY') {
    result.Problems.push(...linkProblems(typst, document, work.Source));
    for (const standard of ['a-2a', 'ua-1'] as const)
      exported(typst, document, standard, work.Data, result.Problems);
  }
  if (work.Do === 'VARY') {
    const seen = inspectPages(typst, document);
    result.Same = work.Variants.map((data) => {
      const other = layOut(typst, data).document;
      return other !== null && inspectPages(typst, other) === seen;
    });
  }
}

/** An untrusted template starts after the prelude. */
const mainFile: MainFile = { Path: mainPath, LinesBefore: PRELUDE_LINES };

const inspectPages = (typst: NodeCompiler, document: NodeTypstDocument): string =>
  createHash('sha256').update(typst.plainSvg(document)).digest('hex');

function print(
  typst: NodeCompiler,
  work: CompilerWork,
  document: NodeTypstDocument,
  result: CompilerResult,
): void {
  const pdf = exported(typst, document, 'a-2a', work.Data, result.Problems);
  if (pdf && pdf.byteLength > MAX_PDF_BYTES)
    result.Problems.push(pageOutOfBounds('a file that is too large'));
  else result.Pdf = pdf;
  result.IsAccessible = result.Pdf !== null && exported(typst, document, 'ua-1', work.Data, []) !== null;
}

/**
 * Exports to a standard; characters that no font contains are printed as code points, as on the portal's own
 * page.
 */
function exported(
  typst: NodeCompiler,
  document: NodeTypstDocument,
  standard: 'a-2a' | 'ua-1',
  Data: string,
  problems: RawProblem[],
): Uint8Array | null {
  try {
    return typst.pdf(document, { pdfStandard: standard });
  } catch (error) {
    const printable = withoutMissingGlyphs(Data, error);
    const again = printable === Data ? null : layOut(typst, printable).document;
    if (again) return exported(typst, again, standard, printable, problems);
    problems.push(...standardProblems(typst, mainFile, Data, error));
    return null;
  }
}
