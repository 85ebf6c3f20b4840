/** `npm run catalogue:accept`: draws the pictures of the component catalogue again, and notes what drew them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { pictureRenderer, RENDERER_FILE } from './lib/picture-renderer.mjs';
import { run } from './lib/run.mjs';
import { root } from './lib/source-files.mjs';

await installPackages();
installDebianPackages();
writeFileSync(join(root, RENDERER_FILE), `${pictureRenderer()}\n`);
const isOk = run('vitest', ['run', 'quality/catalogue', '--project', 'components', '--update'], {
  env: { ...portalEnvironment(), CHROMIUM_PATH: findBrowser() ?? '' },
});
process.exitCode = isOk ? 0 : 1;
