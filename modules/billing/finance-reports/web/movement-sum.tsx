import { financeRoutes } from '#modules/billing/invoices/rules/overview-contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useListState } from '#platform/web/ui/list/use-list-state.ts';

/** What the list comes to: the same read as the list's own, so it costs no further call. */
export function MovementSum({ filters }: { filters: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  const { query } = useListState(filters);
  const { data } = useGet(financeRoutes.movements, query as never, { keepPrevious: true });
  const sum = data?.SumCents ?? null;
  return <>{sum === null ? '\u00a0' : t('MOVEMENT_SUM', { amount: format.money(sum) })}</>;
}
