/** `npm start`: installs and builds what is missing, then runs the portal. */
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { runPortal } from './lib/run-portal.mjs';

try {
  await installPackages({ withTools: false });
  await build();
  console.log('Starting the portal …');
  runPortal();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
