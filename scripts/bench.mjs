/**
 * `npm run bench`: installs and builds what is missing, then runs the benchmarks of `quality/bench`, all or
 * those named (`-- pages`), and prints the figures without rating them.
 */
import { findBrowser } from './browser.mjs';
import { build } from './lib/build.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { run } from './lib/run.mjs';

try {
  await installPackages();
  installDebianPackages();
  await build();
  const isDone = run('node', ['quality/bench/main.ts', ...process.argv.slice(2)], {
    env: { ...portalEnvironment(), CHROMIUM_PATH: findBrowser() ?? '' },
  });
  if (!isDone) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
