/** `/nonconformities`: the register, for staff. */
import { viewAddress } from '#modules/applications/applications/web/index.ts';
import { useServiceOptions } from '#modules/catalogue/services/web/index.ts';
import { useOrganisationFilter } from '#modules/identity/accounts/web/index.ts';
import { NO_NUMBER } from '#platform/common/format/application-name.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type NonconformityRow, nonconformityRoutes } from '../rules/contract.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import { nonconformityList } from '../rules/nonconformity-list.ts';
import { DueText } from './due-text.tsx';
import { EscalatedBadge, GradeBadge, NonconformityStatusBadge } from './nonconformity-badges.tsx';
import { RegisterFigures } from './register-figures.tsx';

/** Name of an organisation with nonconformities. */
const useNameOf = (OrganisationKey: string | null) =>
  useGet(
    nonconformityRoutes.list,
    { OrganisationKey: OrganisationKey ?? '', PageSize: '10' },
    { enabled: OrganisationKey !== null },
  ).data?.Rows[0]?.OrgName;

export function NonconformitiesPage() {
  const t = useText();
  const { select, quick, range } = useListFilters(nonconformityList);
  const columns = useListColumns<typeof nonconformityList, NonconformityRow>(nonconformityList, {
    no: { isTitle: true, cell: (row) => <span className="nowrap num">{row.NonconformityNo}</span> },
    application: {
      cell: (row) => (
        <span className="nowrap num">
          <AppLink href={viewAddress(row.ApplicationKey)}>{row.ApplicationNo ?? NO_NUMBER}</AppLink>
        </span>
      ),
    },
    org: { value: (row) => row.OrgName },
    service: { from: 'md', value: (row) => row.ServiceName },
    clause: { value: (row) => row.Clause },
    grade: { isBadge: true, cell: (row) => <GradeBadge grade={row.Grade} /> },
    status: { isBadge: true, cell: (row) => <NonconformityStatusBadge status={row.Status} /> },
    owner: { from: 'md', value: (row) => row.Owner },
    raised: { from: 'md', value: (row) => row.RaisedAt },
    age: { isExtra: true, value: (row) => row.AgeDays },
    due: {
      cell: (row) => (
        <Row as="span" isInline gap="xs">
          <DueText row={row} /> <EscalatedBadge row={row} />
        </Row>
      ),
    },
  });
  return (
    <ListPage
      title={t('TITLE_NONCONFORMITY_LIST')}
      toolbar={<ExportButton list="NONCONFORMITIES" route={nonconformityRoutes.list} />}
      links={<RegisterFigures />}
      list="NONCONFORMITIES"
      route={nonconformityRoutes.list}
      columns={columns}
      rowKey={(row) => row.NonconformityKey}
      rowHref={(row) => nonconformityAddress(row.NonconformityKey)}
      quickFilters={[...quick('IsOpen'), ...quick('IsOverdue'), ...quick('IsEscalated')]}
      filters={[
        select('Status'),
        select('Grade'),
        select('Owner'),
        select('Age'),
        select('ServiceKey', useServiceOptions()),
        ...useOrganisationFilter(useNameOf),
      ]}
      ranges={[range('Raised')]}
      searchLabel={t('NC_SEARCH')}
      emptyState={{ title: t('NC_EMPTY'), text: t('NC_EMPTY_TEXT') }}
    />
  );
}
