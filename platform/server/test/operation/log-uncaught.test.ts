import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs code in a process that uses `logUncaught`. */
const inProcess = (what: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { logUncaught } from '${new URL('../../operation/log-uncaught.ts', import.meta.url).href}';
       logUncaught();
       process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0); });
       ${what}
       setTimeout(() => console.log('still here'), 100);`,
    ],
    { encoding: 'utf8', timeout: 10_000 },
  );

test('an uncaught rejection is logged, and the process continues', () => {
  const { stdout, stderr, status } = inProcess(`Promise.reject(new Error('unheard'));`);
  expect(stderr).toMatch(/uncaught failure: Error: unheard/);
  expect([stdout.trim(), status]).toEqual(['still here', 0]);
});

test('after an uncaught exception it is asked to stop, as by an operator', () => {
  const { stdout, stderr, status } = inProcess(`setTimeout(() => { throw new Error('nowhere'); }, 10);`);
  expect(stderr).toMatch(/uncaught error; the process stops: Error: nowhere/);
  expect([stdout.trim(), status]).toEqual(['asked to stop', 0]);
});
