import type { ServiceRow } from '../rules/contract.ts';
import { SERVICE_STATUS, type ServiceStatus } from '../rules/statuses.ts';

/**
 * Returns the status shown for a service: its own, or `COMING` if it is offered but its first version has
 * not started, so applications are not possible yet.
 */
export function shownStatus({
  Status,
  VersionNo,
}: Pick<ServiceRow, 'Status' | 'VersionNo'>): ServiceStatus | 'COMING' {
  return SERVICE_STATUS[Status].IsOffered && VersionNo === null ? 'COMING' : Status;
}
