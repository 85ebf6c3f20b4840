/**
 * Runs all checks that need no running portal in parallel (types, lint, unused code, documents,
 * values of styles, dependencies, sizes, casts, dropped errors, names of roles and statuses, language, ASVS evidence), and returns whether all pass.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { wrongAsvs } from '../check-asvs.mjs';
import { wrongCasts } from '../check-casts.mjs';
import { uncommentedCatches } from '../check-catches.mjs';
import { misplacedRoles } from '../check-roles.mjs';
import { longFiles } from '../check-sizes.mjs';
import { wrongCommits } from './conventional-commits.mjs';
import { portalEnvironment } from './node-runtime.mjs';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';
import { typesWithModule } from './types-with-module.mjs';

/** Projects to which `npm run new:module` adds code. */
const WITH_MODULE = ['server', 'web'];

/** The longest checks first, so that none is left running alone at the end. */
const CHECKS = [
  ...typesWithModule(WITH_MODULE).map((check, at) => async () => {
    const { isOk, output } = await check();
    return report(`types of ${WITH_MODULE[at]}, also with new modules`, isOk, output);
  }),
  tool('types of quality', 'tsc', ['--noEmit', '--singleThreaded', '-p', 'tsconfig.quality.json']),
  tool('unused code', 'knip', ['--no-progress']),
  tool('format and lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50']),
  tool('values of styles', 'stylelint', ['{apps,modules,platform,quality}/**/*.css']),
  ...(existsSync(join(root, 'apps/server/docs/write.ts'))
    ? [tool('generated documents', 'node', ['apps/server/docs/write.ts', '--check'])]
    : []),
  tool('language', 'node', ['scripts/check-language.mjs']),
  // A process of its own, as its parser is installed only after this file is loaded.
  tool('names of statuses', 'node', ['scripts/check-statuses.mjs']),
  tool('dependencies between modules', 'node', ['scripts/check-dependencies.mjs']),
  list('length of files', longFiles),
  list('casts', wrongCasts),
  list('dropped errors', uncommentedCatches),
  list('names of roles', misplacedRoles),
  list('ASVS evidence', wrongAsvs),
  list('commits since the last release', wrongCommits),
];

/**
 * Runs all checks that do not need a running portal, as many at a time as there are processors; returns
 * whether all pass. Other concurrent work may be passed in.
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
