/**
 * `npm test`: installs what is missing and runs all tiers one after the other: check, components, server,
 * browser. With the name of
 * a tier it runs only that (`npm run test:server`); with `-- --changed` or `-- --changed=<commit>` only the tests that
 * the changes since then can affect.
 */
import { changedArguments } from './lib/changed-tests.mjs';
import { installDebianPackages } from './lib/install-debian.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { reportTiers } from './lib/report-tiers.mjs';
import {
  browserTier,
  buildPages,
  checkTier,
  componentsTier,
  makeDemoData,
  serverTier,
} from './lib/tiers.mjs';

const ALL = ['check', 'components', 'server', 'browser'];
const given = process.argv.slice(2);
const named = given.filter((one) => !one.startsWith('-'));
const wanted = named.length > 0 ? named : ALL;
const tiers = [];

try {
  const unknown = wanted.filter((one) => !ALL.includes(one));
  if (unknown.length > 0) throw new Error(`Unknown tier ${unknown.join(', ')}: choose ${ALL.join(', ')}.`);
  await installPackages();
  const isBuilding = wanted.some((one) => one === 'server' || one === 'browser');
  if (isBuilding || wanted.includes('components')) installDebianPackages();
  const args = changedArguments(given);
  let isBuilt = true;
  if (wanted.includes('check'))
    ({ isBuilt } = await timed('check', checkTier({ args: args.graph, isBuilding })));
  else if (isBuilding) isBuilt = await buildPages();
  if (wanted.includes('components')) await timed('components', componentsTier({ args: args.graph }));
  // The demo data of the browser tests is created while the tests that need no browser run.
  const demoData = isBuilt && wanted.includes('browser') ? makeDemoData() : undefined;
  if (isBuilt && wanted.includes('server')) await timed('server', serverTier({ args: args.graph }));
  if (demoData) await timed('browser', browserTier({ args: args.stories, demoData }));
  reportTiers(tiers);
  process.exitCode = isBuilt && tiers.every(({ result }) => result.isOk) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function timed(name, running) {
  console.log(`\n== ${name} ==`);
  const start = performance.now();
  const result = await running;
  tiers.push({ name, seconds: (performance.now() - start) / 1000, result });
  return result;
}
