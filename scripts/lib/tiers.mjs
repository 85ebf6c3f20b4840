/**
 * The tiers of the tests, from those that take seconds to those in the browser, as `npm test` and its parts run them:
 * each returns whether it passed, with its tests.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { build } from './build.mjs';
import { portalEnvironment } from './node-runtime.mjs';
import { pictureRenderer, RENDERER_FILE } from './picture-renderer.mjs';
import { runInParallel } from './run.mjs';
import { runTests } from './run-tests.mjs';
import { root } from './source-files.mjs';
import { staticChecks } from './static-checks.mjs';

/** Environment of tests that need the built pages. */
const PAGES = { BUILT_PAGES: 'apps/web/dist/server' };

/**
 * Everything that takes seconds: format, lint, types, dependencies, documents, texts, and the tests of rules and
 * web. If a later tier needs the built pages, they are built at the same time.
 */
export async function checkTier({ args, isBuilding = false }) {
  let isBuilt = true;
  const isTidy = await staticChecks(
    ...(isBuilding
      ? [
          async () => {
            isBuilt = await buildPages();
          },
        ]
      : []),
  );
  const tests = await runTests(['rules', 'web'], { args });
  const failures = isTidy ? tests.failures : ['The static checks, see above.', ...tests.failures];
  return { ...tests, failures, isOk: isTidy && isBuilt && tests.isOk, isBuilt };
}

/** Components of the shared kit in the browser, with their pictures. */
export function componentsTier({ args }) {
  const renderer = pictureRenderer();
  const accepted = readFileSync(join(root, RENDERER_FILE), 'utf8').trim();
  if (renderer !== accepted)
    console.log(`The pictures were made with ${accepted}, not ${renderer}: they are not compared.`);
  return runTests(['components'], { environment: { CHROMIUM_PATH: findBrowser() ?? '' }, args });
}

/** Tests of the server on a real database, mail server, card provider, identity provider and file store. */
export const serverTier = ({ args }) => runTests(['server'], { environment: PAGES, args });

/** Stories in the browser. Their demo data may already be in preparation (`makeDemoData`). */
export async function browserTier({ args, demoData = makeDemoData() }) {
  const folder = await demoData;
  const environment = { CHROMIUM_PATH: findBrowser() ?? '', E2E_DEMO_DATA: folder };
  const tests = await runTests(['stories'], { environment, args });
  if (folder) rmSync(folder, { recursive: true, force: true });
  return tests;
}

/**
 * Returns the folder of the demo data, or an empty text on failure: the browser tests then create it again
 * and report the error.
 */
export async function makeDemoData() {
  const { isOk, output } = await runInParallel('node', ['quality/stories/support/make-demo-data.ts'], {
    env: portalEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return isOk ? output : '';
}

/** Builds the pages and the server; returns whether it succeeded. */
export async function buildPages() {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}
