/**
 * `npm run chaos`: injects faults (kills, full disks, network cuts) under load and checks that nothing was
 * lost. `-- faults --minutes=10 --seed=7`.
 */
import { build } from './lib/build.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { run } from './lib/run.mjs';

try {
  await installPackages();
  installDebianPackages();
  await build();
  const isOk = run('node', ['quality/chaos/main.ts', ...process.argv.slice(2)], { env: portalEnvironment() });
  process.exitCode = isOk ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
