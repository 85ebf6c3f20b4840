/**
 * Runs some of Vitest's projects and returns whether they passed and the numbers of passed and failed tests,
 * for `npm run check` and `npm test`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { run } from './run.mjs';
import { root } from './source-files.mjs';

/**
 * Runs some of vitest's projects and counts their tests.
 *
 * @returns {{ isOk: boolean, passed: number, failed: number }}
 */
export function runTests(names, environment = {}) {
  const report = join(root, `.cache/tests-${names.join('-')}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isOk = run('vitest', ['run', '--passWithNoTests', ...projects, ...reporters], {
    env: { ...portalEnvironment(), ...environment },
  });
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  // A file that cannot be loaded has no failing tests, but counts as a failure.
  return { isOk, passed: numPassedTests, failed: isOk ? 0 : Math.max(numFailedTests, 1) };
}
