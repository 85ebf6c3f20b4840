/**
 * `npm run check`: runs everything that takes seconds: all static checks (format, lint, types, dependencies,
 * sizes, documents, language) and the tests of rules and web.
 */
import { installPackages } from './lib/install-packages.mjs';
import { runTests } from './lib/run-tests.mjs';
import { staticChecks } from './lib/static-checks.mjs';

installPackages();
const isTidy = await staticChecks();
const { isOk } = runTests(['rules', 'web']);
process.exitCode = isTidy && isOk ? 0 : 1;
