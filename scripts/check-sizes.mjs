/** Checks that no file has more than 400 lines. Migrations, fonts and generated files are exempt. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFiles } from './lib/source-files.mjs';

const MAX_LINES = 400;

const EXEMPT = [/^docs\/generated\//, /^database\/migrations\//, /\/generated\//, /\/fonts?\//];

/** @returns {string[]} one sentence per file that is too long */
export function longFiles() {
  return sourceFiles(/\.(ts|tsx|mts|mjs|js|css|typ)$/)
    .filter((file) => !EXEMPT.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines; ${MAX_LINES} is the limit`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = longFiles();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
