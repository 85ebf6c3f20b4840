/** `npm test`: installs what is missing and runs everything that continuous integration runs. */
import { rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { build } from './lib/build.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { runInParallel } from './lib/run.mjs';
import { runTests } from './lib/run-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';

try {
  installPackages();
  installDebianPackages();
  let isBuilt = false;
  const isTidy = await staticChecks(async () => {
    isBuilt = await built();
  });
  // The demo data of the browser tests is created while the tests that need no browser run.
  const demoData = isBuilt ? makeDemoData() : null;
  const pages = isBuilt ? { BUILT_PAGES: 'apps/web/dist/server' } : {};
  const results = [runTests(['rules', 'server', 'web'], pages)];
  if (demoData) {
    const folder = await demoData;
    results.push(runTests(['stories'], { CHROMIUM_PATH: findBrowser() ?? '', E2E_DEMO_DATA: folder }));
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  // Repeated at the end, because a log of a thousand lines is often cut at its beginning.
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
  if (!isTidy) console.log('\nThe static checks failed; see above.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isTidy && isBuilt && results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Returns the folder of the demo data, or an empty text on failure: the browser tests then create it again
 * and report the error.
 */
async function makeDemoData() {
  const { isOk, output } = await runInParallel('node', ['quality/stories/support/make-demo-data.ts'], {
    env: portalEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return isOk ? output : '';
}

async function built() {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}
