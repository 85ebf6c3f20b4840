/**
 * Runs some of Vitest's projects and returns whether they passed and the numbers of passed and failed tests,
 * for `npm run check` and `npm test`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { portalEnvironment } from './node-runtime.mjs';
import { run } from './run.mjs';
import { root } from './source-files.mjs';

/**
 * Runs some of vitest's projects and counts their tests.
 *
 * @returns {{ isOk: boolean, passed: number, failed: number, failures: string[] }} each failure with its file,
 * test and the first lines of its message
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

/** The first lines of a message: enough to see what failed, short enough to stay at the end of a log. */
function beginning(message = '') {
  return message.split('\n').slice(0, 12).join('\n');
}
