/**
 * Checks the references in `docs/security/asvs.md`, which names the evidence for each requirement: every
 * file, test title and section must exist, every requirement of levels 1 and 2 must be listed once, and
 * those of level 3 in the chapters that SECURITY.md names.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './lib/source-files.mjs';

const FOLDER = 'docs/security';
/** Chapters on sessions, authorisation and logging. */
const LEVEL_3 = ['7', '8', '16'];
const STATES = ['met', 'partly', 'open', 'deployment', 'does not apply'];
const MAX_WORDS = 12;

const read = (path) => readFileSync(join(root, path), 'utf8');

/** @returns {Map<string, number>} the level of each requirement, by its number */
function levelsOf({ Levels }) {
  return new Map(
    Object.entries(Levels).flatMap(([section, levels]) =>
      [...levels].map((level, index) => [`${section}.${index + 1}`, Number(level)]),
    ),
  );
}

/** Returns the table rows that begin with a three-part requirement number. */
function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map((line) => {
      const [number, level, requirement, state, how, shown] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      return { number, level: Number(level), asked: requirement, state, how, shown };
    });
}

/** @returns {string[]} errors in the rows, compared with the standard */
function wrongRows(rows, levels) {
  const problems = [];
  const seen = new Set();
  for (const { number, level, asked: requirement, state, how, shown } of rows) {
    const report = (problem) => problems.push(`${FOLDER}/asvs.md ${number}: ${problem}`);
    if (seen.has(number)) report('is listed twice');
    seen.add(number);
    if (!levels.has(number)) report('is not a requirement of the standard');
    else if (levels.get(number) !== level) report(`has level ${levels.get(number)}, not ${level}`);
    if (!STATES.includes(state)) report(`"${state}" is not one of ${STATES.join(', ')}`);
    if (requirement.split(/\s+/).length > MAX_WORDS)
      report(`has a requirement of more than ${MAX_WORDS} words`);
    if (!how) report('has no implementation');
    if (state !== 'does not apply' && !/`[^`]+\/[^`]+`|`[\w.-]+\.(md|json)`/.test(shown))
      report('has no evidence');
  }
  for (const [number, level] of levels) {
    const isPromised = level < 3 || LEVEL_3.includes(number.split('.')[0]);
    if (isPromised && !seen.has(number)) problems.push(`${FOLDER}/asvs.md ${number}: is missing`);
  }
  return problems;
}

/** Returns referenced files, and “titles” directly after them, that do not exist. */
function deadReferences(name, text, readFile) {
  const problems = [];
  for (const [, path, titles] of text.matchAll(/`([\w./-]+\.[a-z]{2,4})`((?:,? “[^”]+”)*)/g)) {
    if (!path.includes('/') && !/\.md$|-lock\.json$/.test(path)) continue;
    const source = readFile(path);
    if (source === null) problems.push(`${name}: ${path} does not exist`);
    else
      for (const [, title] of titles.matchAll(/“([^”]+)”/g))
        if (!source.includes(title)) problems.push(`${name}: “${title}” is not in ${path}`);
  }
  return problems;
}

export function wrongAsvs() {
  const levels = levelsOf(JSON.parse(read(`${FOLDER}/asvs-5.0.0.json`)));
  const readFile = (path) => (existsSync(join(root, path)) ? read(path) : null);
  return [
    ...wrongRows(rowsOf(read(`${FOLDER}/asvs.md`)), levels),
    ...['asvs.md', 'design.md'].flatMap((name) =>
      deadReferences(`${FOLDER}/${name}`, read(`${FOLDER}/${name}`), readFile),
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = wrongAsvs();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
