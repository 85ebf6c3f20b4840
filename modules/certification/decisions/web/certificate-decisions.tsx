/**
 * Card on the certificate screen, for staff: open proposals, then the decisions about the certificate and its applications,
 * newest first.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TaskRow } from '#platform/web/ui/task-row.tsx';
import { decisionRoutes } from '../rules/contract.ts';
import { decisionsPermissions } from '../rules/permissions.ts';
import { proposalRoutes } from '../rules/proposals/contract.ts';
import { DecisionBadge, decisionAddress } from './decision-badge.tsx';
import { OpenProposal } from './proposals/open-proposal.tsx';

export function CertificateDecisions({ certificateKey }: { certificateKey: string }) {
  const t = useText();
  const format = useFormat();
  const isReader = hasPermission(useUser().UserRoleList, decisionsPermissions.READ_DECISIONS);
  const { data } = useGet(
    decisionRoutes.ofCertificate,
    { CertificateKey: certificateKey },
    { enabled: isReader },
  );
  const open = useGet(
    proposalRoutes.ofCertificate,
    { CertificateKey: certificateKey },
    { enabled: isReader },
  );
  const proposals = open.data?.Rows ?? [];
  if (!data || data.Rows.length + proposals.length === 0) return null;
  return (
    <Card title={t('DECISION_OF_CERTIFICATE')} isFlush>
      {proposals.map((proposal) => (
        <OpenProposal key={proposal.ProposalKey} proposal={proposal} />
      ))}
      {data.Rows.map((row) => (
        <TaskRow
          key={row.DecisionKey}
          title={<AppLink href={decisionAddress(row.DecisionKey)}>{row.DecisionNo}</AppLink>}
          meta={[
            format.date(row.DecidedAt),
            row.DecidedBy?.Name ?? t('DECISION_BY_PORTAL'),
            row.ApplicationNo,
          ]
            .filter(Boolean)
            .join(' · ')}
          aside={<DecisionBadge type={row.Type} />}
        >
          {null}
        </TaskRow>
      ))}
    </Card>
  );
}
