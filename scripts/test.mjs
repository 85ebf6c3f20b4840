/** `npm test`: installs what is missing and runs everything that continuous integration runs. */
import { findBrowser } from './browser.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { runTests } from './lib/run-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';

try {
  installPackages();
  installDebianPackages();
  let isBuilt = false;
  const isTidy = await staticChecks(async () => {
    isBuilt = await built();
  });
  const results = [runTests(['shared', 'server', 'web'])];
  if (isBuilt) results.push(runTests(['e2e'], { CHROMIUM_PATH: findBrowser() ?? '' }));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  if (!isTidy) console.log('\nThe static checks failed; see the top.');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = isTidy && isBuilt && results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function built() {
  try {
    await buildWeb();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}
