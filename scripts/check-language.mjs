/**
 * Fails if texts, documents, comments, test names or names in code contain words that `tools/language` lists
 * with replacements, or if a file's first comment does not describe the file. The allowed numbers of words
 * may only fall.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findInComments,
  findInIdentifiers,
  findInNames,
  findInProse,
  findInTestNames,
  findInText,
} from '../tools/language/lint.ts';
import { describesItsPurpose } from '../tools/language/purpose.ts';
import { root, sourceFiles } from './lib/source-files.mjs';

const LEFT = { texts: 0, documents: 0, comments: 0, 'names of tests': 0, 'names in code': 0, identifiers: 0 };

const OWN = /^(tools\/language|quality\/rules\/language)/;
/** The names of its cases describe a test; generated files have their own notice. */
const WITHOUT_PURPOSE = /\.test\.tsx?$|\.d\.ts$|^database\/generated\//;
const TEXTS = /\/texts\/[^/]+\.ts$/;

const read = (file) => readFileSync(join(root, file), 'utf8');
const sources = sourceFiles(/\.(ts|tsx|mjs)$/).filter((file) => !OWN.test(file));
const found = {
  texts: await inTexts(),
  documents: inFiles(
    sourceFiles(/\.md$/).filter((file) => file !== 'docs/glossary.md'),
    (file) => read(file).split('\n').flatMap(findInProse),
  ),
  comments: inFiles(sources, (file) => findInComments(read(file))),
  'names of tests': inFiles(sources, (file) => findInTestNames(read(file))),
  'names in code': inFiles(sources, (file) => findInNames(file, read(file))),
  identifiers: inFiles(
    sources.filter((file) => !TEXTS.test(file)),
    (file) => findInIdentifiers(read(file)),
  ),
};

for (const [where, lines] of Object.entries(found)) {
  const most = LEFT[where];
  if (lines.length === most) continue;
  process.exitCode = 1;
  if (lines.length < most)
    console.error(`${where}: ${lines.length} are left; lower ${most} in scripts/check-language.mjs`);
  else console.error(`${where}: ${lines.length} words, ${most} allowed\n${lines.slice(0, 200).join('\n')}`);
}

const unexplained = sourceFiles(/\.(ts|tsx|mjs)$/).filter(
  (file) => !WITHOUT_PURPOSE.test(file) && !describesItsPurpose(read(file)),
);
if (unexplained.length > 0) {
  process.exitCode = 1;
  console.error(
    `The first comment must describe the file (above the imports or the main export):\n${unexplained.join('\n')}`,
  );
}

async function inTexts() {
  const lines = [];
  for (const file of sources.filter((name) => TEXTS.test(name)))
    for (const rows of Object.values(await import(join(root, file))))
      for (const [key, row] of Object.entries(rows))
        if (Array.isArray(row))
          lines.push(...findInText(row).map((finding) => `${key} (${file}): ${describe(finding)}`));
  return lines;
}

function inFiles(files, find) {
  return files.flatMap((file) => find(file).map((finding) => `${file}: ${describe(finding)}`));
}

function describe({ word, instead }) {
  return `“${word}”; write ${instead}`;
}
