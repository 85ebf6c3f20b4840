/** Card on the dashboard of deciders with the proposals that wait for a decision, the oldest first. */

import { Button } from '@mantine/core';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import { decisionsPermissions } from '../../rules/permissions.ts';
import { proposalRoutes } from '../../rules/proposals/contract.ts';
import { DecisionBadge } from '../decision-badge.tsx';
import { proposalAddress, UrgencyBadge } from './proposal-badges.tsx';

const TO_DECIDE = { IsOpen: 'true', Sort: 'ProposedAt', PageSize: '10' };
const SHOWN = 5;

/** Empty for those who decide none, and while nothing waits. */
export function ProposalsToDecide() {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const isDecider = hasPermission(useUser().UserRoleList, decisionsPermissions.DECIDE_PROPOSALS);
  const { data } = useGet(proposalRoutes.list, TO_DECIDE, { enabled: isDecider });
  if (!data || data.Rows.length === 0) return null;
  const all = data.Total > SHOWN && (
    <AppLink href="/decisions/proposals?IsOpen=true&Sort=ProposedAt">
      {t('DASH_YOUR_TURN_ALL', { count: data.Total })} →
    </AppLink>
  );
  return (
    <Card title={t('PROPOSALS_TO_DECIDE')} aside={all} isFlush>
      {data.Rows.slice(0, SHOWN).map((row) => (
        <TaskRow
          key={row.ProposalKey}
          title={localized(row.OrgName)}
          meta={[row.CertificateNo, localized(row.Ground.Name), format.date(row.ProposedAt)].join(' · ')}
          aside={
            <Row as="span" gap="xs" breaks="never">
              <UrgencyBadge row={row} />
              <DecisionBadge type={row.Type} />
            </Row>
          }
        >
          <Button
            component={AppLink}
            href={proposalAddress(row.ProposalKey)}
            variant="default"
            aria-label={`${t('PROPOSAL_OPEN')}: ${row.CertificateNo}`}
          >
            {t('PROPOSAL_OPEN')}
          </Button>
        </TaskRow>
      ))}
    </Card>
  );
}
