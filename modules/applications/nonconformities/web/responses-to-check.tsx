/** Card on the dashboard of auditors with the nonconformities that wait for them, the earliest due first. */
import { Button } from '@mantine/core';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import { nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import { nonconformitiesPermissions } from '../rules/permissions.ts';
import { nonconformityStatuses } from '../rules/statuses.ts';
import { NonconformityStatusBadge } from './nonconformity-badges.tsx';

const TO_CHECK = { Status: nonconformityStatuses.withAuditor.join(','), Sort: 'DueOn', PageSize: '10' };
const SHOWN = 5;

/** Empty for those who verify none, and while nothing waits. */
export function ResponsesToCheck() {
  const t = useText();
  const localized = useLocalized();
  const isAuditor = hasPermission(useUser().UserRoleList, nonconformitiesPermissions.VERIFY_NONCONFORMITIES);
  const { data } = useGet(nonconformityRoutes.list, TO_CHECK, { enabled: isAuditor });
  if (!isAuditor || !data || data.Rows.length === 0) return null;
  const all = data.Total > SHOWN && (
    <AppLink href={`/nonconformities?Status=${TO_CHECK.Status}&Sort=DueOn`}>
      {t('DASH_YOUR_TURN_ALL', { count: data.Total })} →
    </AppLink>
  );
  return (
    <Card title={t('NC_TO_CHECK')} aside={all} isFlush>
      {data.Rows.slice(0, SHOWN).map((row) => (
        <TaskRow
          key={row.NonconformityKey}
          title={localized(row.OrgName)}
          meta={[row.NonconformityNo, row.ApplicationNo, row.Clause].filter(Boolean).join(' · ')}
          aside={<NonconformityStatusBadge status={row.Status} />}
        >
          <Button
            component={AppLink}
            href={nonconformityAddress(row.NonconformityKey)}
            variant="default"
            aria-label={`${t('NC_CHECK')}: ${row.NonconformityNo}`}
          >
            {t('NC_CHECK')}
          </Button>
        </TaskRow>
      ))}
    </Card>
  );
}
