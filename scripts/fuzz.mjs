/**
 * `npm run fuzz`: sends a million generated calls to the API, in rounds of 20,000 on a separate database
 * each. `--requests=` sets the number, `--seed=` the calls; a failure prints the options that repeat its
 * round (`--seed=… --requests=…`).
 */
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { installPackages } from './lib/install-packages.mjs';
import { portalEnvironment } from './lib/node-runtime.mjs';
import { run } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});

await installPackages();
// Some calls return a page.
await build('web');
// Runs for hours in the background, so it has low priority.
setPriority(constants.priority.PRIORITY_LOW);
console.log(`--seed=${values.seed} --requests=${values.requests}`);
const isOk = run('vitest', ['run', '--project', 'server', 'quality/generated/requests.test.ts'], {
  env: { ...portalEnvironment(), FUZZ_SEED: values.seed, FUZZ_REQUESTS: values.requests },
});
process.exitCode = isOk ? 0 : 1;
