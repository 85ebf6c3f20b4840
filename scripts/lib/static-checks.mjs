import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { wrongAsvs } from '../check-asvs.mjs';
import { wrongCasts } from '../check-casts.mjs';
import { longFiles } from '../check-sizes.mjs';
import { portalEnvironment } from './node-runtime.mjs';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

/** The longest first, so that none of them is left to run alone at the end. */
const CHECKS = [
  ...['server', 'web', 'quality'].map((name) =>
    // Several threads of one compiler do much of the work several times over; here several compilers run.
    tool(`types of ${name}`, 'tsc', ['--noEmit', '--singleThreaded', '-p', `tsconfig.${name}.json`]),
  ),
  tool('unused code', 'knip', ['--no-progress']),
  tool('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50']),
  ...(existsSync(join(root, 'apps/server/docs/write.ts'))
    ? [tool('generated documents', 'node', ['apps/server/docs/write.ts', '--check'])]
    : []),
  tool('language', 'node', ['scripts/check-language.mjs']),
  tool('dependencies between modules', 'node', ['scripts/check-dependencies.mjs']),
  list('length of files', longFiles),
  list('casts', wrongCasts),
  list('ASVS evidence', wrongAsvs),
];

/**
 * Everything that can be checked without running the portal, as many checks at a time as there are processors; returns whether
 * all of them pass. Other concurrent work may be passed in.
 */
export async function staticChecks(...others) {
  const left = [...others, ...CHECKS];
  const results = [];
  const workers = Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await next());
  });
  await Promise.all(workers);
  return results.every((isOk) => isOk !== false);
}

function tool(title, command, args) {
  return async () => {
    const { isOk, output } = await runInParallel(command, args, { env: portalEnvironment() });
    return report(title, isOk, output);
  };
}

function list(title, find) {
  return async () => {
    const problems = find();
    return report(title, problems.length === 0, problems.join('\n'));
  };
}

function report(title, isOk, output) {
  console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${title}`);
  if (!isOk) console.log(output.trimEnd());
  return isOk;
}
