/** `npm run check:certificates`: do page, signature, register, credential and log of each certificate agree? `--json` for programs. */

import { spawnSync } from 'node:child_process';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { root } from './lib/source-files.mjs';

try {
  installPackages();
  const command = 'server/src/certificate/check/check.command.ts';
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
