import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { portalEnvironment, portalNode } from './node-runtime.mjs';
import { root } from './source-files.mjs';

const REPEAT_MS = 1000;

/**
 * Starts the built server for `npm start`: replaces this process with it, or, if Node cannot do that, stays
 * as its parent, forwards signals and exits as it does.
 */
export function runPortal() {
  const followParent = ['--import', pathToFileURL(join(root, 'scripts/lib/follow-parent.mjs')).href];
  const main = join(root, 'apps/server/dist/main.js');
  if (process.execve) {
    // When started by npm, the parent is npm. Otherwise it may be a shell that ends first.
    const args = process.env.npm_lifecycle_event ? [...followParent, main] : [main];
    process.execve(portalNode(), [portalNode(), ...args], portalEnvironment());
  }
  const child = spawn(portalNode(), [...followParent, main], {
    env: portalEnvironment(),
    stdio: 'inherit',
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) passOn(name, child);
  if (process.env.npm_lifecycle_event) void import('./follow-parent.mjs');
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => endAs(code, signal));
}

/**
 * A terminal sends Ctrl-C to the portal directly, and npm may repeat a signal: the portal must receive it
 * once.
 */
function passOn(name, child) {
  let last = 0;
  process.on(name, () => {
    if (Date.now() - last < REPEAT_MS || (name === 'SIGINT' && process.stdin.isTTY)) return;
    last = Date.now();
    child.kill(name);
  });
}

function endAs(code, signal) {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
