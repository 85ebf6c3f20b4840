/**
 * `npm run check`: runs everything that takes seconds: all static checks (format, lint, types, dependencies,
 * sizes, documents, language) and the tests of rules and web.
 */
import { changedArguments } from './lib/changed-tests.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { reportTiers } from './lib/report-tiers.mjs';
import { checkTier } from './lib/tiers.mjs';

await installPackages();
const start = performance.now();
const result = await checkTier({ args: changedArguments(process.argv.slice(2)).graph });
reportTiers([{ name: 'check', seconds: (performance.now() - start) / 1000, result }]);
process.exitCode = result.isOk ? 0 : 1;
