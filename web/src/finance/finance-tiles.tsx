import type { FinanceOverview } from '@assay/shared/payment/overview-contract.ts';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { AppLink } from '../ui/app-link.tsx';
import classes from './finance.module.css';

/** Five figures; each opens the list of what it was counted from. */
export function FinanceTiles({ overview }: { overview: FinanceOverview | undefined }) {
  const t = useText();
  const format = useFormat();
  const month = overview?.Months.at(-1);
  const net = month && month.OfflineCents + month.OnlineCents - month.RefundedCents;
  const invoices = (count = 0) =>
    count === 1 ? t('FINANCE_INVOICE_ONE') : t('FINANCE_INVOICES', { count: format.number(count) });
  const lines = overview?.BankLines.Count ?? 0;
  return (
    <div className={classes.tiles}>
      <Tile
        href="/invoices?Status=OPEN%2CPROOF_GIVEN&Sort=DueOn"
        label={t('FINANCE_OPEN')}
        cents={overview?.Open.AmountCents}
        note={invoices(overview?.Open.Count)}
      />
      <Tile
        href="/finance/proofs"
        label={t('FINANCE_PROOFS')}
        cents={overview?.Proofs.AmountCents}
        note={invoices(overview?.Proofs.Count)}
      />
      <Tile
        href="/invoices?IsOverdue=true&Sort=DueOn"
        label={t('FINANCE_OVERDUE')}
        cents={overview?.Overdue.AmountCents}
        note={invoices(overview?.Overdue.Count)}
        isWarning={(overview?.Overdue.Count ?? 0) > 0}
      />
      <Tile
        href={`/finance/movements?Period=${month?.Month ?? ''}`}
        label={t('FINANCE_THIS_MONTH')}
        cents={net}
        note={
          month && month.RefundedCents > 0
            ? t('FINANCE_AFTER_REFUNDS', { amount: format.amount(month.RefundedCents) })
            : t('FINANCE_NO_REFUNDS')
        }
      />
      <Tile
        href="/finance/bank"
        label={t('FINANCE_BANK')}
        cents={overview?.BankLines.AmountCents}
        note={lines === 1 ? t('FINANCE_LINE_ONE') : t('FINANCE_LINES', { count: format.number(lines) })}
      />
    </div>
  );
}

type TileProps = {
  href: string;
  label: string;
  cents: number | undefined;
  note: ReactNode;
  isWarning?: boolean;
};

function Tile({ href, label, cents, note, isWarning }: TileProps) {
  const format = useFormat();
  return (
    <AppLink href={href} className={classes.tile} data-warning={isWarning || undefined}>
      <span className={classes.tileLabel}>{label}</span>
      {cents === undefined ? (
        <span className={classes.tileValue}>
          <Skeleton height={26} width="70%" />
        </span>
      ) : (
        <span className={`${classes.tileValue} num`}>
          <small>HKD</small> {format.amount(cents)}
        </span>
      )}
      <span className={classes.tileNote}>{cents === undefined ? '\u00a0' : note}</span>
    </AppLink>
  );
}
