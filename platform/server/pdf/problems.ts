/**
 * Converts errors of the template compiler, and violations of PDF standards, to a short list of problems
 * with their line and column in the template, for the template's author.
 */
import { basename, join } from 'node:path';
import type { NodeCompiler, NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { templateFolder } from './compiler.ts';
import type { RawProblem } from './protocol.ts';

const MAX_PROBLEMS = 10;
const MAX_LENGTH = 500;
/** Severity code of errors in the compiler's diagnostics. */
const ERROR = 1;
const WARNING = 2;

type CompilerDiagnostic = {
  message: string;
  path: string;
  range: { start: { line: number; character: number } } | null;
  severity: number;
};

/** The compiled file; its first lines may not be the author's. */
export type MainFile = { Path: string; LinesBefore: number };

/**
 * Returns the compiler's messages with their position in the template; for errors inside the kit, the
 * position where the template used it.
 */
export function problemsOf(typst: NodeCompiler, error: NodeError | null, main: MainFile): RawProblem[] {
  const all = error ? (typst.fetchDiagnostics(error) as CompilerDiagnostic[]) : [];
  const found: RawProblem[] = [];
  for (const [at, diagnostic] of all.entries()) {
    if (diagnostic.severity !== ERROR && diagnostic.severity !== WARNING) continue;
    const isMain = diagnostic.path === main.Path;
    const from = isMain ? diagnostic : (callerOf(all.slice(at + 1), main.Path) ?? diagnostic);
    found.push({
      File: isMain ? null : basename(diagnostic.path),
      Line: from.path === main.Path && from.range ? from.range.start.line + 1 - main.LinesBefore : null,
      Column: from.path === main.Path && from.range ? from.range.start.character + 1 : null,
      Message: plain(diagnostic.message),
      IsError: diagnostic.severity === ERROR,
    });
  }
  return found.slice(0, MAX_PROBLEMS);
}

/** Finds the call that led to an error: the notes after a message list the calls, innermost first. */
function callerOf(
  following: readonly CompilerDiagnostic[],
  mainPath: string,
): CompilerDiagnostic | undefined {
  const end = following.findIndex(
    (diagnostic) => diagnostic.severity === ERROR || diagnostic.severity === WARNING,
  );
  return (end < 0 ? following : following.slice(0, end)).find((diagnostic) => diagnostic.path === mainPath);
}

/** Removes the portal's path on its server from a message. */
const plain = (message: string): string =>
  message
    .replaceAll(templateFolder, '')
    .replace(/error sending request for url \([^)]*\)/g, 'packages are not available')
    .slice(0, MAX_LENGTH);

export const pageOutOfBounds = (Message: string): RawProblem => ({
  File: null,
  Line: null,
  Column: null,
  Message,
  IsError: true,
});

/**
 * Returns what violates a PDF standard. The compiler gives no position, so images without alternative text
 * are searched for individually.
 */
export function standardProblems(
  typst: NodeCompiler,
  main: MainFile,
  data: string,
  error: unknown,
): RawProblem[] {
  const message = error instanceof Error ? error.message : String(error);
  const texts = [...message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
    plain(text.replace(/\\(["'\\])/g, '$1')),
  );
  const messages = [...new Set(texts.length > 0 ? texts : [plain(message)])];
  return messages.slice(0, MAX_PROBLEMS).map((Message) => {
    const place = /missing alt text/.test(Message) ? placeOfSilentPicture(typst, main, data) : null;
    return place ? { ...place, Message } : pageOutOfBounds(Message);
  });
}

const LOOKER = `
#show image: it => if it.alt == none { panic("silent") } else { it }
#show math.equation: it => if it.alt == none { panic("silent") } else { it }
#include "/main.typ"
`;

function placeOfSilentPicture(typst: NodeCompiler, main: MainFile, data: string): RawProblem | null {
  const lookerPath = join(templateFolder, 'looker.typ');
  typst.addSource(lookerPath, LOOKER);
  const compiled = typst.compile({ mainFilePath: lookerPath, inputs: { page: data } });
  const [found] = problemsOf(typst, compiled.takeDiagnostics(), main).filter((one) => one.IsError);
  return found ? { ...found, File: null } : null;
}
