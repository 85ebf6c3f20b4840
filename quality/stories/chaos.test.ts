/** Runs the short form of the chaos tests, and checks that the broken builds still match the source code. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BROKEN_BUILDS } from '../chaos/broken/builds.ts';

const ROOT = join(import.meta.dirname, '../..');
const RIG = join(ROOT, 'quality/chaos/main.ts');
/** The test command ends before the test times out, so that its output is shown. */
const TIMEOUT_MS = 280_000;

/** The short form of `npm run chaos`; its output describes the errors found. */
test('killed, frozen, filled and disconnected under load, the portal retains everything acknowledged, once', async () => {
  const ran = promisify(execFile)(process.execPath, [RIG, 'faults', '--short'], {
    maxBuffer: 64 * 1024 * 1024,
    timeout: TIMEOUT_MS,
  });
  const { stdout, stderr } = await ran.catch((error: unknown) => error as { stdout: string; stderr: string });
  const [seed, ...found] = stdout.split('\n').filter((line) => /^(?:Seed|WRONG|Nothing)/.test(line));
  const message = `${seed}\n${stdout}\n${stderr.split('\n').slice(-80).join('\n')}`;
  expect(found, message).toEqual(['Nothing was found wrong.']);
});

test('a change made by the broken builds is in the source exactly once', async () => {
  const missing: string[] = [];
  for (const { name, changes } of BROKEN_BUILDS)
    for (const { file, from } of changes) {
      const times = (await readFile(join(ROOT, file), 'utf8')).split(from).length - 1;
      if (times !== 1) missing.push(`${name}: ${file} has ${times} times: ${from}`);
    }
  expect(missing).toEqual([]);
});
