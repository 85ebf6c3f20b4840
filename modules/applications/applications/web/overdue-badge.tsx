import { isClient } from '#platform/common/access/roles.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { ApplicationRow } from '../rules/contract.ts';

/** Badge with the number of overdue findings; for clients, of overdue points sent to them. */
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
