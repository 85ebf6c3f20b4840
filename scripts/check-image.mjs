/**
 * `npm run image:check`: installs missing packages, then runs `quality/image/main.ts`, which executes the
 * Dockerfile without a container engine and checks the started result.
 */
import { installPackages } from './lib/install-packages.mjs';
import { run } from './lib/run.mjs';

try {
  await installPackages();
  process.exitCode = run('node', ['quality/image/main.ts']) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
