import { spawnSync } from 'node:child_process';
import { installPackages } from './install-packages.mjs';
import { portalEnvironment, portalNode } from './node-runtime.mjs';
import { root } from './source-files.mjs';

/** Runs a command of the portal as a person asked for it, on a bare clone too; 2 where it could not be run. */
export function runCommand(command) {
  try {
    installPackages();
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
