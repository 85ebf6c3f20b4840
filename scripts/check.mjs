/** `npm run check`: what can be known in seconds: format, lint, types, dependencies, sizes, documents, tests of the rules and of the web. */
import { installPackages } from './lib/install-packages.mjs';
import { runTests } from './lib/run-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';

installPackages();
const isTidy = await staticChecks();
const { isOk } = runTests(['rules', 'web']);
process.exitCode = isTidy && isOk ? 0 : 1;
