import { backTarget } from '#platform/common/access/back-target.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { canOpenAddress } from './can-open.ts';

/**
 * Returns the target of "Back": that of the screen if the reader may open it, otherwise one step back
 * (null). A new tab has no step back inside the portal: then the dashboard, which every role may open.
 */
export function backStep(address: string, roles: readonly Role[], hasStepBack: boolean): string | null {
  const target = backTarget(address);
  if (target !== null && canOpenAddress(target, roles)) return target;
  return hasStepBack ? null : '/dashboard';
}
