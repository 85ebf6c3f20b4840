/**
 * Returns the findings of a chaos scenario: forbidden answers during the run and the findings of all checks;
 * on request, also checks that fail to detect their control error.
 */
import type { Scene } from './checks/check.ts';
import { CHECKS } from './checks/checks.ts';
import { isBlind } from './controls/is-blind.ts';

/** Maximum number of lines shown per check; the rest are counted. */
const SHOWN = 5;

/**
 * Returns the forbidden answers from the run and the findings of every check, one line each. With
 * `areTried`, a check without findings must also detect its control error.
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
