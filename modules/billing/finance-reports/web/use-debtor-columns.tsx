/**
 * Columns of finance's list of debtors: client, amounts outstanding by age (each a link to its invoices),
 * oldest due date, and last reminder with a button for another.
 */

import { Button } from '@mantine/core';
import type { OverdueDays } from '#modules/billing/invoices/rules/index.ts';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { DebtorRow } from '../rules/debtor-contract.ts';
import { debtorList } from '../rules/debtor-list.ts';
import classes from './finance.module.css';

const invoices = ({ OrganisationKey }: DebtorRow, filters: Record<string, string>): string =>
  `/invoices?${new URLSearchParams({ OrganisationKey, ...filters, Sort: 'DueOn' })}`;

/** Address of the list of the client's unpaid invoices, oldest first. */
export const unpaidAddress = (row: DebtorRow): string =>
  invoices(row, { Status: invoiceStatuses.owed.join(',') });

function Amount({ cents, href }: { cents: number; href?: string }) {
  const format = useFormat();
  const text = format.amount(cents);
  if (cents === 0)
    return (
      <Words as="span" tone="faint" size="xs">
        –
      </Words>
    );
  return href ? (
    <AppLink href={href} className={`num nowrap ${classes.above}`}>
      {text}
    </AppLink>
  ) : (
    <span className="num nowrap">{text}</span>
  );
}

/** `onRemind` is null for users who may not send reminders. */
export function useDebtorColumns(onRemind: ((row: DebtorRow) => void) | null): Column<DebtorRow>[] {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const age = (cents: (row: DebtorRow) => number, OverdueDays: OverdueDays) => ({
    align: 'end' as const,
    cell: (row: DebtorRow) => <Amount cents={cents(row)} href={invoices(row, { OverdueDays })} />,
  });
  return useListColumns<typeof debtorList, DebtorRow>(debtorList, {
    org: { isTitle: true, cell: (row) => localized(row.OrgName) },
    total: {
      align: 'end',
      cell: (row) => (
        <>
          <Amount cents={row.TotalCents} />
          <AppLink
            href={`/account/statement?OrganisationKey=${row.OrganisationKey}`}
            className={classes.second}
            aria-label={t('DEBTOR_STATEMENT_OF', { name: localized(row.OrgName) })}
          >
            {t('DEBTOR_STATEMENT')}
          </AppLink>
        </>
      ),
    },
    notDue: {
      align: 'end',
      cell: (row) => (
        <>
          <Amount cents={row.NotDueCents} />
          {row.ProofCents > 0 && (
            <AppLink
              href={invoices(row, { Status: invoiceStatuses.toCheck.join(',') })}
              className={classes.second}
            >
              {t('DEBTOR_PROOF_OF', { amount: format.amount(row.ProofCents) })}
            </AppLink>
          )}
        </>
      ),
    },
    days30: age((row) => row.Days30Cents, '1-30'),
    days60: age((row) => row.Days60Cents, '31-60'),
    days90: age((row) => row.Days90Cents, '61-90'),
    days91: age((row) => row.Days91Cents, '91-'),
    overdue: {
      align: 'end',
      cell: (row) => (
        <b className={row.OverdueCents > 0 ? classes.overdue : undefined}>
          <Amount cents={row.OverdueCents} />
        </b>
      ),
    },
    oldest: { value: (row) => row.OldestDueOn },
    reminded: {
      cell: (row) => (
        <span className={classes.reminded}>
          {row.RemindedAt ? (
            <span className="num nowrap">{format.date(row.RemindedAt)}</span>
          ) : (
            <Words as="span" tone="faint" size="xs">
              {t('DEBTOR_NOT_REMINDED')}
            </Words>
          )}
          {onRemind && row.OverdueCents > 0 && (
            <RemindButton name={localized(row.OrgName)} onClick={() => onRemind(row)} />
          )}
        </span>
      ),
    },
  });
}

function RemindButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText();
  const label = t('DEBTOR_REMIND_OF', { name });
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={classes.above}
      aria-label={label}
      onClick={onClick}
    >
      {t('DEBTOR_REMIND_SHORT')}
    </Button>
  );
}
