import { Button } from '@mantine/core';
import { screens } from '#platform/common/access/screens.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { clientList } from '../../rules/account-lists.ts';
import type { ClientRow } from '../../rules/contract.ts';
import { accountRoutes } from '../../rules/contract.ts';
import { SHOWN_ACCOUNT_STATUSES } from '../../rules/statuses.ts';
import { usePersonCells } from '../person-cells.tsx';

function useClientColumns(): Column<ClientRow>[] {
  const t = useText();
  const localized = useLocalized();
  const person = usePersonCells<ClientRow>();
  return useListColumns<typeof clientList, ClientRow>(clientList, {
    org: {
      isTitle: true,
      cell: (row) =>
        localized(row.OrgName) || (
          <Words as="span" tone="soft" weight="normal">
            {t('ORG_NONE_SHORT')}
          </Words>
        ),
    },
    name: {
      cell: (row) => (
        <>
          {fullName(row)}{' '}
          <Words as="span" isBlock tone="faint" size="xs" weight="normal" breaks="anywhere">
            {row.Email}
          </Words>
        </>
      ),
    },
    status: person.status,
    subs: { from: 'md', value: (row) => row.SubAccounts },
    applications: { value: (row) => row.Applications },
    signedIn: person.signedIn,
    email: { ...person.email, isExtra: true },
    phone: person.phone,
    created: person.created,
  });
}

/**
 * Screen on which staff search, filter and export the list of all clients with their organisations, and
 * create a client.
 */
export function ClientsPage() {
  const t = useText();
  const { quick, range } = useListFilters(clientList);
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
      quickFilters={[...quick('Status', SHOWN_ACCOUNT_STATUSES), ...quick('IsWithoutOrganisation')]}
      ranges={[range('Created'), range('SignedIn')]}
      searchLabel={t('CLIENT_SEARCH')}
      emptyState={{ title: t('CLIENT_EMPTY'), text: t('CLIENT_EMPTY_TEXT'), action: add }}
    />
  );
}
