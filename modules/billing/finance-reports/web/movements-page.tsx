/**
 * Page of finance with the list of all payments and refunds: filters, search, their sum and an export; each
 * row opens its invoice.
 */
import { invoiceAddress } from '#modules/billing/invoices/web/index.ts';
import type { QueryOf } from '#platform/common/contract/define-route.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';
import { financeRoutes } from '../rules/contract.ts';
import { movementList } from '../rules/movement-list.ts';
import { longMonth } from './month-text.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

/** Sum of the list; uses the list's own query, so it costs no further request. */
function MovementSum({ filters }: { filters: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const { query } = useListState(filters);
  const { data } = useGet(financeRoutes.movements, query as QueryOf<typeof financeRoutes.movements>, {
    keepPrevious: true,
  });
  const { ReceivedCents = null, RefundedCents = null, SumCents = null } = data ?? {};
  if (ReceivedCents === null || RefundedCents === null || SumCents === null) return '\u00a0';
  return t('MOVEMENT_SUM', {
    received: format.money(ReceivedCents),
    refunded: format.amount(RefundedCents),
    net: format.amount(SumCents),
  });
}

const FILTERS = Object.keys(movementList.Filters);

/** List of every payment and refund, newest first. */
export function MovementsPage() {
  const t = useText();
  const { select, quick, range } = useListFilters(movementList);
  return (
    <ListPage
      title={t('TITLE_MOVEMENTS')}
      lead={<MovementSum filters={FILTERS} />}
      toolbar={<ExportButton list="MOVEMENTS" route={financeRoutes.movements} />}
      list="MOVEMENTS"
      route={financeRoutes.movements}
      columns={useMovementColumns()}
      rowKey={(row) => row.MovementKey}
      rowHref={(row) => invoiceAddress(row.About)}
      quickFilters={quick('Kind')}
      filters={[select('Period', usePeriods()), select('Method')]}
      ranges={[range('')]}
      searchLabel={t('MOVEMENT_SEARCH')}
      emptyState={{ title: t('MOVEMENT_EMPTY'), text: t('MOVEMENT_EMPTY_TEXT') }}
    />
  );
}

/** Periods to filter by: the last twelve months together, and each month of the last two years. */
function usePeriods() {
  const t = useText();
  const language = useLanguage();
  const first = `${hongKongDate(new Date()).slice(0, 7)}-01`;
  const month = (back: number) => addMonths(first, -back).slice(0, 7);
  return [
    { value: `${month(11)}:${month(0)}`, label: t('FINANCE_LAST_MONTHS') },
    ...Array.from({ length: 24 }, (_, back) => ({
      value: month(back),
      label: longMonth(month(back), language),
    })),
  ];
}
