/** `/decisions`: the register of decisions, for staff. */
import { useServiceOptions } from '#modules/catalogue/services/web/index.ts';
import { useOrganisationFilter } from '#modules/identity/accounts/web/index.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type DecisionRow, decisionRoutes } from '../rules/contract.ts';
import { decisionList } from '../rules/decision-list.ts';
import { DecisionBadge, decisionAddress } from './decision-badge.tsx';
import { DecisionLinks } from './decision-links.tsx';
import { ApplicationLink, CertificateLink } from './subject-links.tsx';

/** Name of an organisation with decisions. */
const useNameOf = (OrganisationKey: string | null) =>
  useGet(
    decisionRoutes.list,
    { OrganisationKey: OrganisationKey ?? '', PageSize: '10' },
    { enabled: OrganisationKey !== null },
  ).data?.Rows[0]?.OrgName;

export function DecisionsPage() {
  const t = useText();
  const { select, quick, range } = useListFilters(decisionList);
  const columns = useListColumns<typeof decisionList, DecisionRow>(decisionList, {
    no: { isTitle: true, cell: (row) => <span className="nowrap num">{row.DecisionNo}</span> },
    type: { isBadge: true, cell: (row) => <DecisionBadge type={row.Type} /> },
    org: { value: (row) => row.OrgName },
    service: { from: 'md', value: (row) => row.ServiceName },
    application: { cell: (row) => <ApplicationLink row={row} /> },
    certificate: { cell: (row) => <CertificateLink row={row} /> },
    decider: { from: 'md', value: (row) => row.DecidedBy?.Name ?? t('DECISION_BY_PORTAL') },
    decided: { value: (row) => row.DecidedAt },
  });
  return (
    <ListPage
      title={t('TITLE_DECISION_LIST')}
      lead={t('DECISION_LEAD')}
      toolbar={<ExportButton list="DECISIONS" route={decisionRoutes.list} />}
      links={<DecisionLinks />}
      list="DECISIONS"
      route={decisionRoutes.list}
      columns={columns}
      rowKey={(row) => row.DecisionKey}
      rowHref={(row) => decisionAddress(row.DecisionKey)}
      quickFilters={quick('IsNotSeparate')}
      filters={[
        select('Type'),
        select('ServiceKey', useServiceOptions()),
        ...useOrganisationFilter(useNameOf),
      ]}
      ranges={[range('Decided')]}
      searchLabel={t('DECISION_SEARCH')}
      emptyState={{ title: t('DECISION_EMPTY'), text: t('DECISION_EMPTY_TEXT') }}
    />
  );
}
