import { Button } from '@mantine/core';
import { screens } from '#platform/common/access/screens.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { mayOpen } from '#platform/web/session/may-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { accountRoutes } from '../../rules/contract.ts';
import { accountRanges } from '../account-ranges.ts';
import { statusFilters } from '../status-filters.ts';
import { useClientColumns } from './client-columns.tsx';

/** Every client with its organisation. */
export function ClientsPage() {
  const t = useText();
  const add = mayOpen(screens.userAdd, useUser().UserRoleList) && (
    <Button component={AppLink} href="/user/add">
      {t('TITLE_CLIENT_ADD')}
    </Button>
  );
  return (
    <ListPage
      title={t('TITLE_CLIENTS')}
      toolbar={
        <>
          <ExportButton list="CLIENTS" route={accountRoutes.clients} />
          {add}
        </>
      }
      list="CLIENTS"
      route={accountRoutes.clients}
      columns={useClientColumns()}
      rowKey={(row) => row.UserKey}
      rowHref={(row) => `/user/edit/${row.UserKey}`}
      quickFilters={[
        ...statusFilters(t),
        { id: 'none', label: t('CLIENT_FILTER_NO_ORG'), params: { IsWithoutOrganisation: 'true' } },
      ]}
      ranges={accountRanges(t, 'LIST_DAYS_REGISTERED')}
      searchLabel={t('CLIENT_SEARCH')}
      emptyState={{ title: t('CLIENT_EMPTY'), text: t('CLIENT_EMPTY_TEXT'), action: add }}
    />
  );
}
