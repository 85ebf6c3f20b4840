/** `npm run check:log`: does the public log of certificates hold? `--json` for programs. */

import { spawnSync } from 'node:child_process';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment, portalNode } from './lib/node-runtime.mjs';
import { root } from './lib/source-files.mjs';

try {
  installPackages();
  const command = 'server/src/transparency/check/check-log.command.ts';
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
