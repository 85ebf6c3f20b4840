import type { ServiceRow } from '../rules/contract.ts';
import type { ServiceStatus } from '../rules/statuses.ts';

/**
 * Returns the status shown for a service: its own, or `COMING` if it is offered but its first version has
 * not started, so applications are not possible yet.
 */
export function shownStatus({
  Status,
  VersionNo,
}: Pick<ServiceRow, 'Status' | 'VersionNo'>): ServiceStatus | 'COMING' {
  return Status === 'OFFERED' && VersionNo === null ? 'COMING' : Status;
}
