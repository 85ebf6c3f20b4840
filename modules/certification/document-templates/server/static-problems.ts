/**
 * Finds problems in the source of a certificate template without compiling it (unknown fields, today's date,
 * plug-ins, packages), with their line and column; shown to its author.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import type { TemplateProblem } from '../rules/contract.ts';
import type { PlaceholderName } from './placeholders.ts';

/** Methods of every Typst dictionary. */
const METHODS = new Set(['at', 'keys', 'values', 'pairs', 'len', 'insert', 'remove']);

/**
 * Reports unknown placeholders and prohibited features. The latter only gives a better message for the usual
 * spelling; `templates/builtins.typ` blocks every spelling and, for packages, so does the compiler's
 * process, which has no network.
 */
export function staticProblems(
  source: string,
  known: readonly PlaceholderName[],
  language: Language,
): TemplateProblem[] {
  const code = withoutCommentsAndStrings(source);
  const names = new Set<string>(known);
  const found: TemplateProblem[] = [];
  const log = (at: number, Message: string) =>
    found.push({ ...placeOf(source, at), Message, Tone: 'danger' });
  for (const { index, 1: name = '' } of code.matchAll(/(?<![\w.-])data\.([A-Za-z_][\w-]*)/g))
    if (!names.has(name) && !METHODS.has(name)) log(index, translate('DESIGN_UNKNOWN', language, { name }));
  // The page must come out identical on any other day.
  for (const { index } of code.matchAll(/(?<![\w-])datetime\s*\.\s*today\b/g))
    log(index, translate('DESIGN_TODAY', language));
  for (const { index } of code.matchAll(/(?<![\w-])plugin\s*\(/g))
    log(index, translate('DESIGN_PLUGIN', language));
  for (const { index } of source.matchAll(/"@[a-z][\w-]*\//g))
    log(index, translate('DESIGN_PACKAGE', language));
  return found;
}

/** Replaces comments and strings with blanks, so that positions stay the same. */
const withoutCommentsAndStrings = (source: string): string =>
  source.replace(/"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, (match) =>
    match.replace(/[^\n]/g, ' '),
  );

/** The 1-based position of a character. */
export function placeOf(source: string, at: number): { Line: number; Column: number } {
  const before = source.slice(0, Math.max(0, at)).split('\n');
  return { Line: before.length, Column: (before.at(-1)?.length ?? 0) + 1 };
}
