/**
 * Counts casts that the compiler cannot verify (`as never`, `as unknown as`, `as any`) outside tests. The
 * limit may only fall: lower it when you remove one. Each remaining cast has its reason next to it ("A cast,
 * because …").
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFiles } from './lib/source-files.mjs';

const MAX_CASTS = 8;

const SOURCE = /^(apps|platform|modules|database|tools)\/.*\.tsx?$/;
const NOT_SOURCE = /\/(test|texts|dist)\/|\.test\.tsx?$/;
const COMMENT = /^\s*(\/\/|\/?\*)/;
const CAST = /\bas (never|unknown as|any)\b/g;

/** @returns {string[]} the errors, including every cast if there are too many */
export function wrongCasts() {
  const casts = sourceFiles(SOURCE)
    .filter((file) => !NOT_SOURCE.test(file))
    .flatMap(castsIn);
  if (casts.length > MAX_CASTS) return [`${casts.length} casts, ${MAX_CASTS} allowed`, ...casts];
  return casts.length < MAX_CASTS
    ? [`${casts.length} casts are left; lower ${MAX_CASTS} in scripts/check-casts.mjs`]
    : [];
}

const castsIn = (file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      COMMENT.test(line) ? [] : [...line.matchAll(CAST)].map(([cast]) => `${file}:${at + 1} ${cast}`),
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = wrongCasts();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
