import type { ServiceRow } from '../rules/contract.ts';
import type { ServiceStatus } from '../rules/statuses.ts';

/** What a service is called; `COMING` while it is offered but its first version has not begun: nobody can apply yet. */
export function shownStatus({
  Status,
  VersionNo,
}: Pick<ServiceRow, 'Status' | 'VersionNo'>): ServiceStatus | 'COMING' {
  return Status === 'OFFERED' && VersionNo === null ? 'COMING' : Status;
}
