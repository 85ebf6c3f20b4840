import type { Scene } from './checks/check.ts';
import { CHECKS } from './checks/checks.ts';

/** At most so many lines of one check; the rest are counted. */
const SHOWN = 5;

/** What was noticed on the way, and what every check finds now; `Check line` each. */
export async function runChecks(scene: Scene): Promise<string[]> {
  const found = [...new Set(scene.history.wrong)];
  for (const { name, says, find } of CHECKS) {
    const lines = await find(scene);
    if (lines.length === 0) continue;
    found.push(...lines.slice(0, SHOWN).map((line) => `${name} ${says}: ${line}`));
    if (lines.length > SHOWN) found.push(`${name} and ${lines.length - SHOWN} more`);
  }
  return found;
}
