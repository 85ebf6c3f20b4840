/** Badges for the status and the urgency of a proposed decision, and the address of its screen. */
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { ProposalRow } from '../../rules/proposals/contract.ts';
import { PROPOSAL_STATUS } from '../../rules/proposals/statuses.ts';

/** @param key of the proposal */
export const proposalAddress = (key: string): `/${string}` => `/decisions/proposals/view?key=${key}`;

export function ProposalStatusBadge({ status }: { status: ProposalRow['Status'] }) {
  const t = useText();
  return <Badge tone={PROPOSAL_STATUS[status].Tone}>{t(`PROPOSAL_STATUS_${status}`)}</Badge>;
}

/** Marks an urgent suspension, and one that was not ratified in time; empty for others. */
export function UrgencyBadge({ row }: { row: Pick<ProposalRow, 'IsUrgent' | 'IsOverdue'> }) {
  const t = useText();
  if (!row.IsUrgent) return null;
  return (
    <Badge tone={row.IsOverdue ? 'danger' : 'warning'}>
      {t(row.IsOverdue ? 'PROPOSAL_OVERDUE' : 'PROPOSAL_URGENT')}
    </Badge>
  );
}
