/** `npm run check`: what can be known in seconds: format, lint, types, imports, sizes, documents, shared's tests. */
import { installPackages } from './lib/install-packages.mjs';
import { runTests } from './lib/run-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';

installPackages();
const isTidy = await staticChecks();
const { isOk } = runTests(['rules']);
process.exitCode = isTidy && isOk ? 0 : 1;
