import { Button } from '@mantine/core';
import { screens } from '#platform/common/access/screens.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { ClientRow } from '../../rules/contract.ts';
import { accountRoutes } from '../../rules/contract.ts';
import classes from '../account.module.css';
import { accountRanges } from '../account-ranges.ts';
import { fullName } from '../full-name.ts';
import { usePersonColumns } from '../person-columns.tsx';
import { statusFilters } from '../status-filters.ts';

function useClientColumns(): Column<ClientRow>[] {
  const t = useText();
  const localized = useLocalized();
  const person = usePersonColumns<ClientRow>();
  return [
    {
      id: 'org',
      label: t('APP_LIST_ORG'),
      sort: 'OrgName',
      isTitle: true,
      cell: (row) => localized(row.OrgName) || <span className={classes.second}>{t('ORG_NONE_SHORT')}</span>,
    },
    {
      ...person.name,
      cell: (row) => (
        <>
          {fullName(row)} <span className={classes.sub}>{row.Email}</span>
        </>
      ),
    },
    person.status,
    { id: 'subs', label: t('MENU_SUBS'), align: 'end', from: 'md', cell: (row) => row.SubAccounts },
    { id: 'applications', label: t('MENU_APPLICATIONS'), align: 'end', cell: (row) => row.Applications },
    person.signedIn,
    { ...person.email, isExtra: true },
    person.phone,
    person.created,
  ];
}

/**
 * Screen on which staff search, filter and export the list of all clients with their organisations, and
 * create a client.
 */
export function ClientsPage() {
  const t = useText();
  const add = canOpen(screens.userAdd, useUser().UserRoleList) && (
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
