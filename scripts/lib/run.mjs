/**
 * Runs external tools for the scripts in three ways: with visible output, quietly with the output returned,
 * and in parallel with other work.
 */
import { spawn, spawnSync } from 'node:child_process';
import { portalEnvironment } from './node-runtime.mjs';
import { root } from './source-files.mjs';

/** Runs a tool in the checkout and shows its output; returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: portalEnvironment(),
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** Runs a tool quietly; returns its output, which is useful after a failure. */
export function runQuietly(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    ...options,
  });
  return { isOk: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error ? error.message : ''}` };
}

/** Runs a tool in parallel with other work; returns a promise of the result. */
export function runInParallel(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
    const end = (isOk, more = '') => resolve({ isOk, output: `${Buffer.concat(parts)}${more}` });
    child.once('error', (error) => end(false, error.message));
    child.once('close', (status) => end(status === 0));
  });
}
