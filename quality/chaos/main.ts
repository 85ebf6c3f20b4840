import '#apps/server/compose.ts';
import { inOwnMounts } from './in-own-mounts.ts';
import { readOptions } from './options.ts';
import { runOverload } from './overload/run-overload.ts';
import { runRolling } from './rolling/run-rolling.ts';
import { runBroken } from './run-broken.ts';
import { runFaults } from './run-faults.ts';
import type { Scenario } from './types.ts';

/** What can be played. A scenario answers what it found wrong. */
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  faults: runFaults,
  broken: runBroken,
  rolling: runRolling,
  overload: runOverload,
};
/** Without a name; the others take a machine for themselves. */
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

/** What the others found is not lost with it. */
function brokenOff(problem: unknown): string[] {
  console.error(problem);
  return [`BROKEN_OFF ${problem}`];
}
