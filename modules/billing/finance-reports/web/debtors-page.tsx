/**
 * Page of finance with the clients that have unpaid invoices, most overdue first: outstanding amounts by age,
 * their sums, an export, and payment reminders for one or several clients.
 */
import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { hasPermission } from '#platform/common/access/permissions.ts';
import type { QueryOf } from '#platform/common/contract/define-route.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { type DebtorRow, debtorRoutes, MAX_REMINDED } from '../rules/debtor-contract.ts';
import { debtorList } from '../rules/debtor-list.ts';
import { financeReportsPermissions } from '../rules/permissions.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { unpaidAddress, useDebtorColumns } from './use-debtor-columns.tsx';

const FILTERS = Object.keys(debtorList.Filters);

/** Sums of the list per currency; uses the list's own query, so it costs no further request. */
function DebtorSum() {
  const t = useText();
  const format = useFormat();
  const { query } = useListState(FILTERS);
  const { data } = useGet(debtorRoutes.list, query as QueryOf<typeof debtorRoutes.list>, {
    keepPrevious: true,
  });
  const sums = (data?.Sums ?? []).map(({ Currency, TotalCents, OverdueCents }) =>
    t('DEBTOR_SUM', {
      total: `${Currency} ${format.amount(TotalCents)}`,
      overdue: format.amount(OverdueCents),
    }),
  );
  return <>{sums.length === 0 ? '\u00a0' : sums.join(' · ')}</>;
}

/** List of the clients that owe money. */
export function DebtorsPage() {
  const t = useText();
  const localized = useLocalized();
  const { quick } = useListFilters(debtorList);
  const mayRemind = hasPermission(useUser().UserRoleList, financeReportsPermissions.SEND_PAYMENT_REMINDERS);
  const [reminded, setReminded] = useState<readonly DebtorRow[] | null>(null);
  return (
    <>
      <ListPage
        title={t('TITLE_DEBTORS')}
        lead={<DebtorSum />}
        toolbar={<ExportButton list="DEBTORS" route={debtorRoutes.list} />}
        list="DEBTORS"
        route={debtorRoutes.list}
        columns={useDebtorColumns(mayRemind ? (row) => setReminded([row]) : null)}
        rowKey={(row) => `${row.OrganisationKey} ${row.Currency}`}
        rowHref={(row) => unpaidAddress(row)}
        defaultSort="-OverdueCents"
        quickFilters={quick('IsOverdue')}
        searchLabel={t('DEBTOR_SEARCH')}
        selection={
          mayRemind
            ? {
                nameOf: (row) => localized(row.OrgName),
                max: MAX_REMINDED,
                bar: (chosen) => (
                  <Button
                    leftSection={<IconMailForward size={17} stroke={1.7} />}
                    onClick={() => setReminded(chosen)}
                  >
                    {t('DEBTOR_REMIND')}
                  </Button>
                ),
              }
            : undefined
        }
        emptyState={{ title: t('DEBTOR_EMPTY'), text: t('DEBTOR_EMPTY_TEXT') }}
      />
      {reminded && <RemindDialog debtors={reminded} onClose={() => setReminded(null)} />}
    </>
  );
}
