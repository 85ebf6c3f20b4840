import { STAFF_ROLES } from '@assay/shared/access/roles.ts';
import { screens } from '@assay/shared/access/screens.ts';
import { accountRoutes } from '@assay/shared/account/contract.ts';
import { publicRoutes } from '@assay/shared/register/contract.ts';
import { Button } from '@mantine/core';
import { useGet } from '../../api/use-get.ts';
import { ExportButton } from '../../export/export-button.tsx';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { mayOpen } from '../../session/may-open.ts';
import { useUser } from '../../session/use-user.ts';
import { TwoFactorRule } from '../../two-factor/two-factor-rule.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import classes from '../account.module.css';
import { accountRanges } from '../account-ranges.ts';
import { statusFilters } from '../status-filters.ts';
import { useStaffColumns } from './staff-columns.tsx';

/** Everybody who works for the body. */
export function StaffListPage() {
  const t = useText();
  const localized = useLocalized();
  const services = useGet(publicRoutes.serviceList).data?.Rows ?? [];
  const add = mayOpen(screens.staffAdd, useUser().UserRoleList) && (
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
        quickFilters={[
          ...statusFilters(t),
          { id: 'absent', label: t('STAFF_FILTER_ABSENT'), params: { IsAbsent: 'true' } },
        ]}
        filters={[
          {
            name: 'Role',
            label: t('PROFILE_ROLES'),
            options: STAFF_ROLES.map((role) => ({ value: role, label: t(`ROLE_${role}`) })),
          },
          {
            name: 'ServiceKey',
            label: t('STAFF_FILTER_SERVICE'),
            options: services.map(({ ServiceKey, Name }) => ({ value: ServiceKey, label: localized(Name) })),
          },
        ]}
        ranges={accountRanges(t, 'LIST_DAYS_ADDED')}
        searchLabel={t('PERSON_SEARCH')}
        emptyState={{ title: t('STAFF_EMPTY'), text: t('STAFF_EMPTY_TEXT'), action: add }}
      />
      <div className={classes.below}>
        <TwoFactorRule />
      </div>
    </>
  );
}
