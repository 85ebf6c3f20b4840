/**
 * Program behind `npm run chaos`: runs the named scenarios (faults, broken, rolling, overload), by default
 * the first two, prints what is wrong and fails if anything is.
 */
import '#apps/server/compose.ts';
import { inOwnMounts } from './in-own-mounts.ts';
import { readOptions } from './options.ts';
import { runOverload } from './overload/run-overload.ts';
import { runRolling } from './rolling/run-rolling.ts';
import { runBroken } from './run-broken.ts';
import { runFaults } from './run-faults.ts';
import type { Scenario } from './types.ts';

/** The scenarios by name. Each returns the errors that it found. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  faults: runFaults,
  broken: runBroken,
  rolling: runRolling,
  overload: runOverload,
};
/** Scenarios that run if none is named; the others need the machine to themselves. */
const USUAL = ['faults', 'broken'];

if (!inOwnMounts(import.meta.filename)) {
  const options = readOptions(process.argv.slice(2), Object.keys(SCENARIOS));
  console.log(`Seed ${options.seed}: --seed=${options.seed} plans the same faults again.`);
  let found = 0;
  const names = options.names.length > 0 ? options.names : USUAL;
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (!names.includes(name)) continue;
    const lines = await scenario(options).catch(brokenOff);
    for (const line of lines) console.log(`WRONG  ${name}: ${line}`);
    found += lines.length;
  }
  console.log(found === 0 ? 'Nothing was found wrong.' : `${found} found wrong.`);
  process.exit(found === 0 ? 0 : 1);
}

/** Reports an aborted scenario as a finding, so that the findings of the others are not lost. */
function brokenOff(problem: unknown): string[] {
  console.error(problem);
  return [`BROKEN_OFF ${problem}`];
}
