import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

/**
 * Counts how many of four other tasks, which fill Node's default thread pool, end before a password is
 * hashed.
 */
const RACE = `
  const { argon2, pbkdf2 } = require('node:crypto');
  let ended = 0;
  for (let at = 0; at < 4; at += 1) pbkdf2('a', 'b', 3_000_000, 32, 'sha256', () => { ended += 1; });
  const hashing = { message: 'a', nonce: Buffer.alloc(16), parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
  argon2('argon2id', hashing, () => { console.log(ended); process.exit(0); });`;

async function endedBefore(environment: NodeJS.ProcessEnv): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', RACE], { env: environment });
  return Number(stdout);
}

test('the portal has enough threads that hashing a password does not wait for files', async () => {
  const { portalEnvironment } = await import(pathToFileURL(join(root, 'scripts/lib/node-runtime.mjs')).href);
  const environment = portalEnvironment();
  expect(Number(environment.UV_THREADPOOL_SIZE)).toBeGreaterThanOrEqual(8);
  expect(await endedBefore(environment)).toBe(0);
  // Control: with Node's default number of threads it has to wait.
  expect(await endedBefore({ ...environment, UV_THREADPOOL_SIZE: '4' })).toBeGreaterThan(0);
});
