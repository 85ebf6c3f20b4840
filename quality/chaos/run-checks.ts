import type { Scene } from './checks/check.ts';
import { CHECKS } from './checks/checks.ts';
import { isBlind } from './controls/is-blind.ts';

/** At most so many lines of one check; the rest are counted. */
const SHOWN = 5;

/**
 * What was noticed on the way, and what every check finds now; `Check line` each. A check that finds nothing has to
 * find what is made wrong for it (`areTried`).
 */
export async function runChecks(scene: Scene, { areTried = false } = {}): Promise<string[]> {
  const found = [...new Set(scene.history.wrong)];
  for (const check of CHECKS) {
    const { name, meaning, find } = check;
    const lines = await find(scene);
    if (lines.length === 0 && areTried) found.push(...(await isBlind(check, scene)));
    found.push(...lines.slice(0, SHOWN).map((line) => `${name} ${meaning}: ${line}`));
    if (lines.length > SHOWN) found.push(`${name} and ${lines.length - SHOWN} more`);
  }
  return found;
}
