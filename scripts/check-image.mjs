/** `npm run image:check`: simulates the Dockerfile without a container engine and starts the result. */
import { installPackages } from './lib/install-packages.mjs';
import { run } from './lib/run.mjs';

try {
  installPackages();
  process.exitCode = run('node', ['quality/image/main.ts']) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
