/**
 * Runs some of Vitest's projects and returns whether they passed, the numbers of passed and failed tests, the
 * failures and the time of each test, for `npm run check` and `npm test`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { runInParallel } from './run.mjs';
import { root } from './source-files.mjs';

/**
 * @typedef {object} TestResults
 * @property {boolean} isOk
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures each with its file, test and the first lines of its message
 * @property {{ name: string, ms: number }[]} tests the time of each test
 */

/**
 * Runs some of Vitest's projects.
 *
 * @param {readonly string[]} names of the projects
 * @param {{ environment?: Record<string, string>, args?: readonly string[] }} options `args` for Vitest
 * @returns {Promise<TestResults>}
 */
export async function runTests(names, { environment = {}, args = [] } = {}) {
  const report = join(root, `.cache/tests-${names.join('-')}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const projects = names.flatMap((name) => ['--project', name]);
  const reporters = [
    `--reporter=${join(root, 'scripts/lib/progress-reporter.ts')}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { isOk } = await runInParallel(
    'vitest',
    ['run', '--passWithNoTests', ...projects, ...reporters, ...args],
    { env: { ...portalEnvironment(), ...environment }, stdio: 'inherit' },
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  // A file that cannot be loaded has no failing tests, but counts as a failure.
  return {
    isOk,
    passed: numPassedTests,
    failed: isOk ? 0 : Math.max(numFailedTests, 1),
    failures: isOk ? [] : testResults.flatMap(failuresOf),
    tests: testResults.flatMap(timesOf),
  };
}

function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${beginning(message)}`] : [];
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}\n${beginning(failureMessages.join('\n'))}`,
  );
}

const timesOf = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({
    name: `${relative(root, name)} > ${fullName}`,
    ms: duration ?? 0,
  }));

/** The first lines of a message: enough to see what failed, short enough to stay at the end of a log. */
function beginning(message = '') {
  return message.split('\n').slice(0, 12).join('\n');
}
