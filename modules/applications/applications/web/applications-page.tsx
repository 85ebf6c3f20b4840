/** The application list screen, with filters, bulk actions, export and creation. */
import { Button } from '@mantine/core';
import { type BulkKind, MAX_BATCH_SIZE } from '#modules/applications/bulk-actions/rules/index.ts';
import {
  BulkBar,
  BulkButton,
  type BulkController,
  bulkKindsOf,
  useBulkController,
} from '#modules/applications/bulk-actions/web/index.ts';
import { useServiceOptions } from '#modules/catalogue/services/web/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf, useGet } from '#platform/web/api/use-get.ts';
import { DocumentMenu } from '#platform/web/exports/document-menu.tsx';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useApplicationName } from '#platform/web/i18n/use-application-name.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import type { ListSelection, RangeFilter, SelectFilter } from '#platform/web/ui/list/list-types.ts';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { applicationList } from '../rules/application-list.ts';
import { type ApplicationRow, applicationRoutes } from '../rules/contract.ts';
import { handoverRoutes } from '../rules/handover-contract.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { quickFilters } from './quick-filters.ts';
import { useTagOptions } from './use-tag-options.ts';

/** Bulk actions change both the list and its counts. */
const invalidateLists = (): void => {
  for (const route of [applicationRoutes.list, applicationRoutes.count])
    void queryClient.invalidateQueries({ queryKey: queryKeyOf(route) });
};

const selectionFor = (
  nameOf: ReturnType<typeof useApplicationName>,
  kinds: readonly BulkKind[],
  controller: BulkController,
): ListSelection<ApplicationRow> => ({
  nameOf,
  max: MAX_BATCH_SIZE,
  bar: (chosen, clear) => (
    <>
      <BulkBar
        kinds={kinds}
        chosen={chosen}
        onStarted={(jobKey) => {
          clear();
          invalidateLists();
          controller.open(jobKey);
        }}
      />
      <DocumentMenu keys={chosen.map((row) => row.ApplicationKey)} onStarted={clear} />
    </>
  ),
});

/** `dashboardFilters` narrow the list further when the user follows a link from a dashboard figure. */
type Props = { dashboardFilters: { filters: readonly SelectFilter[]; ranges: readonly RangeFilter[] } };

/** All applications in the user's scope. */
export function ApplicationsPage({ dashboardFilters }: Props) {
  const t = useText();
  const nameOf = useApplicationName();
  const user = useUser();
  const isOfClient = isClient(user.UserRoleList);
  const kinds = bulkKindsOf(user);
  const controller = useBulkController(kinds.length > 0, invalidateLists);
  const count = useGet(applicationRoutes.count).data;
  const tags = useTagOptions(!isOfClient);
  const services = useServiceOptions();
  const people = useGet(handoverRoutes.people, {}, { enabled: !isOfClient }).data?.Rows ?? [];
  const assignees = people.map(({ UserKey, Name }) => ({ value: UserKey, label: Name }));
  const { select, range } = useListFilters(applicationList);
  const add = isOfClient && (
    <Button component={AppLink} href="/application/add">
      {t('DASH_NEW')}
    </Button>
  );
  return (
    <ListPage
      title={t('TITLE_APPLICATIONS')}
      toolbar={
        <>
          {kinds.length > 0 && <BulkButton controller={controller} />}
          <ExportButton list="APPLICATIONS" route={applicationRoutes.list} />
          {add}
        </>
      }
      list="APPLICATIONS"
      route={applicationRoutes.list}
      columns={useApplicationColumns()}
      rowKey={(row) => row.ApplicationKey}
      rowHref={(row) => `/viewform?key=${row.ApplicationKey}`}
      quickFilters={quickFilters(t, count)}
      filters={[
        select('Status'),
        select('AssessmentType'),
        select('ServiceKey', services),
        // Shown before their options are loaded, because adding a filter later would push the rows down.
        ...(isOfClient
          ? []
          : [select('Step'), select('Turn'), select('AssigneeKey', assignees), select('TagCode', tags)]),
        ...dashboardFilters.filters,
      ]}
      ranges={[range(''), range('Changed'), ...dashboardFilters.ranges]}
      searchLabel={t('APP_LIST_SEARCH')}
      selection={selectionFor(nameOf, kinds, controller)}
      emptyState={{
        title: t('APP_LIST_EMPTY'),
        text: t(isOfClient ? 'APP_LIST_EMPTY_CLIENT' : 'APP_LIST_EMPTY_STAFF'),
        action: add,
      }}
    />
  );
}
