import { Button } from '@mantine/core';
import { TwoFactorRule } from '#modules/identity/sign-in/web/index.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { canOpen } from '#platform/web/session/can-open.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { staffList } from '../../rules/account-lists.ts';
import { accountRoutes } from '../../rules/contract.ts';
import { SHOWN_ACCOUNT_STATUSES } from '../../rules/statuses.ts';
import { useStaffColumns } from './staff-columns.tsx';

type Props = { services: readonly { ServiceKey: string; Name: Localized }[] };

/**
 * Screen that lists all staff of the certification body with filters, export and a button to add one, and
 * below it the rule that staff need a second factor. `services` are the options of the service filter.
 */
export function StaffListPage({ services }: Props) {
  const t = useText();
  const localized = useLocalized();
  const { select, quick, range } = useListFilters(staffList);
  const add = canOpen(screens.staffAdd, useUser().UserRoleList) && (
    <Button component={AppLink} href="/staff/add">
      {t('TITLE_STAFF_ADD')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('TITLE_STAFF_LIST')}
        toolbar={
          <>
            <ExportButton list="STAFF" route={accountRoutes.staff} />
            {add}
          </>
        }
        list="STAFF"
        route={accountRoutes.staff}
        columns={useStaffColumns()}
        rowKey={(row) => row.UserKey}
        rowHref={(row) => `/staff/edit/${row.UserKey}`}
        quickFilters={[...quick('Status', SHOWN_ACCOUNT_STATUSES), ...quick('IsAbsent')]}
        filters={[
          select('Role'),
          select(
            'ServiceKey',
            services.map(({ ServiceKey, Name }) => ({ value: ServiceKey, label: localized(Name) })),
          ),
        ]}
        ranges={[range('Created'), range('SignedIn')]}
        searchLabel={t('PERSON_SEARCH')}
        emptyState={{ title: t('STAFF_EMPTY'), text: t('STAFF_EMPTY_TEXT'), action: add }}
      />
      <Words as="div" mt="lg">
        <TwoFactorRule />
      </Words>
    </>
  );
}
