/**
 * Lists the places in product code that drop an error without a word: a bare `catch {` and
 * `.catch(() => undefined)`, also with `null`, `false` or an empty block. Each must have a comment that names the
 * expected failure and why nothing is lost: on its line, on the line above, or as the first line of the block.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFiles } from './lib/source-files.mjs';

const SOURCE = /^(apps|modules|platform)\/.*\.(tsx?|m?js)$/;
const NOT_SOURCE = /\/(test|texts|dist)\/|\.test\.tsx?$/;
const DROPPED = /\bcatch\s*\{|\.catch\(\s*\(\)\s*=>\s*(?:undefined|null|false|\{\s*\})\s*[,)]/g;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*)/;
const COMMENT_AT_END = /\s\/\/\s|\/\*.*\*\//;
/** Instructions to a tool explain nothing about the error. */
const FOR_TOOL = /biome-ignore|@ts-|eslint-/;

/** @returns {string[]} the places without a comment, as `file:line code` */
export function uncommentedCatches() {
  return sourceFiles(SOURCE)
    .filter((file) => !NOT_SOURCE.test(file))
    .flatMap((file) => findUncommented(file, readFileSync(join(root, file), 'utf8')));
}

/** @returns {string[]} the places in one source file */
export function findUncommented(file, source) {
  const lines = source.split('\n');
  const lineAt = (index) => source.slice(0, index).split('\n').length - 1;
  return [...source.matchAll(DROPPED)].flatMap((match) => {
    const first = lineAt(match.index);
    const last = lineAt(match.index + match[0].length - 1);
    const line = lines[first];
    if (COMMENT_LINE.test(line)) return [];
    const above = lines[first - 1] ?? '';
    const inside = match[0].endsWith('{') ? (lines[last + 1] ?? '') : '';
    const isExplained =
      [above, inside].some((near) => COMMENT_LINE.test(near) && !FOR_TOOL.test(near)) ||
      lines.slice(first, last + 1).some((own) => COMMENT_AT_END.test(own) && !FOR_TOOL.test(own));
    return isExplained ? [] : [`${file}:${first + 1} ${line.trim()}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = uncommentedCatches();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
