import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.mjs';
import { portalEnvironment, portalNode } from './node-runtime.mjs';
import { root } from './source-files.mjs';

/**
 * Runs a server command with the portal's Node for an npm script, after installing missing packages, so that
 * it works in a fresh clone; exits with the command's code, or 2 if it could not run.
 */
export async function runCommand(command) {
  try {
    await installPackages();
    const { status } = spawnSync(portalNode(), [command, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: portalEnvironment(),
    });
    process.exitCode = status ?? 2;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
