import { isClient } from '@assay/shared/access/roles.ts';
import type { ApplicationRow } from '@assay/shared/application/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { Badge } from '../ui/badge.tsx';

/** Findings whose day has passed; to clients they are the points that they were sent. */
export function OverdueBadge({ row }: { row: Pick<ApplicationRow, 'OverdueFindings'> }) {
  const t = useText();
  const isOfClient = isClient(useUser().UserRoleList);
  if (row.OverdueFindings === 0) return null;
  return (
    <Badge tone="danger">
      {t(isOfClient ? 'OVERDUE_POINTS' : 'OVERDUE_FINDINGS', { count: row.OverdueFindings })}
    </Badge>
  );
}
