import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Tile } from '#platform/web/ui/tile.tsx';
import { Tiles } from '#platform/web/ui/tiles.tsx';
import type { FinanceOverview } from '../rules/contract.ts';

/**
 * Five key figures of the finance overview (unpaid, proofs to review, overdue, received this month, bank
 * lines), each a link to the list behind it.
 */
export function FinanceTiles({ overview }: { overview: FinanceOverview | undefined }) {
  const t = useText();
  const format = useFormat();
  const month = overview?.Months.at(-1);
  const gross = month && month.OfflineCents + month.OnlineCents;
  const invoices = (count = 0) => t('FINANCE_INVOICES', { count: format.number(count) });
  const amount = (cents: number | undefined) =>
    cents === undefined ? undefined : (
      <>
        <small>HKD</small> {format.amount(cents)}
      </>
    );
  const lines = overview?.BankLines.Count ?? 0;
  return (
    <Tiles>
      <Tile
        href="/invoices?Status=OPEN%2CPROOF_GIVEN&Sort=DueOn"
        label={t('FINANCE_OPEN')}
        value={amount(overview?.Open.AmountCents)}
        note={invoices(overview?.Open.Count)}
      />
      <Tile
        href="/finance/proofs"
        label={t('FINANCE_PROOFS')}
        value={amount(overview?.Proofs.AmountCents)}
        note={invoices(overview?.Proofs.Count)}
      />
      <Tile
        href="/invoices?IsOverdue=true&Sort=DueOn"
        label={t('FINANCE_OVERDUE')}
        value={amount(overview?.Overdue.AmountCents)}
        note={invoices(overview?.Overdue.Count)}
        isWarning={(overview?.Overdue.Count ?? 0) > 0}
      />
      <Tile
        href={`/finance/movements?Period=${month?.Month ?? ''}`}
        label={t('FINANCE_THIS_MONTH')}
        value={amount(month && gross !== undefined ? gross - month.RefundedCents : undefined)}
        note={t('FINANCE_GROSS_AND_REFUNDS', {
          gross: format.amount(gross ?? 0),
          refunded: format.amount(month?.RefundedCents ?? 0),
        })}
      />
      <Tile
        href="/finance/bank"
        label={t('FINANCE_BANK')}
        value={amount(overview?.BankLines.AmountCents)}
        note={t('FINANCE_LINES', { count: format.number(lines) })}
      />
    </Tiles>
  );
}
