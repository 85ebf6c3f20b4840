import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type ProposalRow, proposalRoutes } from '../../rules/proposals/contract.ts';
import { proposalList } from '../../rules/proposals/list.ts';
import { DecisionBadge } from '../decision-badge.tsx';
import { DecisionLinks } from '../decision-links.tsx';
import { ProposalStatusBadge, proposalAddress, UrgencyBadge } from './proposal-badges.tsx';

/** `/decisions/proposals`: proposed decisions on certificates, for staff. */
export function ProposalsPage() {
  const t = useText();
  const { select, quick, range } = useListFilters(proposalList);
  const columns = useListColumns<typeof proposalList, ProposalRow>(proposalList, {
    certificate: { isTitle: true, cell: (row) => <span className="nowrap num">{row.CertificateNo}</span> },
    type: { isBadge: true, cell: (row) => <DecisionBadge type={row.Type} /> },
    org: { value: (row) => row.OrgName },
    service: { from: 'md', value: (row) => row.ServiceName },
    ground: { from: 'md', value: (row) => row.Ground.Name },
    status: {
      isBadge: true,
      cell: (row) => (
        <Row as="span" gap="xs" breaks="never">
          <ProposalStatusBadge status={row.Status} /> <UrgencyBadge row={row} />
        </Row>
      ),
    },
    proposer: { from: 'md', value: (row) => row.ProposedBy?.Name ?? t('DECISION_BY_PORTAL') },
    proposed: { value: (row) => row.ProposedAt },
    ratify: { from: 'md', value: (row) => row.RatifyBy },
  });
  return (
    <ListPage
      title={t('TITLE_PROPOSAL_LIST')}
      lead={t('PROPOSAL_LEAD')}
      toolbar={<ExportButton list="PROPOSALS" route={proposalRoutes.list} />}
      links={<DecisionLinks />}
      list="PROPOSALS"
      route={proposalRoutes.list}
      columns={columns}
      rowKey={(row) => row.ProposalKey}
      rowHref={(row) => proposalAddress(row.ProposalKey)}
      quickFilters={[...quick('IsOpen'), ...quick('IsOverdue')]}
      filters={[select('Status'), select('Type')]}
      ranges={[range('Proposed')]}
      searchLabel={t('PROPOSAL_SEARCH')}
      emptyState={{ title: t('PROPOSAL_EMPTY'), text: t('PROPOSAL_EMPTY_TEXT') }}
    />
  );
}
