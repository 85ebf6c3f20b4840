import { backTarget } from '#platform/common/access/back-target.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { canOpenAddress } from './can-open.ts';

/**
 * Returns where the "Back" button of a screen leads: to the screen's target if the reader may open it,
 * otherwise one step back (null), or to the dashboard in a tab without history.
 */
export function backStep(address: string, roles: readonly Role[], hasStepBack: boolean): string | null {
  const target = backTarget(address);
  if (target !== null && canOpenAddress(target, roles)) return target;
  return hasStepBack ? null : '/dashboard';
}
