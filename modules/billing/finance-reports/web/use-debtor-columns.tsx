/**
 * Columns of finance's list of debtors: client, amounts outstanding by age (each a link to its invoices),
 * oldest due date, last reminder, and the row's actions.
 */
import { ActionIcon } from '@mantine/core';
import { IconMailForward, IconReportMoney } from '@tabler/icons-react';
import type { OverdueDays } from '#modules/billing/invoices/rules/index.ts';
import { invoiceStatuses } from '#modules/billing/invoices/rules/index.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
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
  if (cents === 0) return <span className={classes.note}>–</span>;
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
    overdue: {
      align: 'end',
      cell: (row) => (
        <b className={row.OverdueCents > 0 ? classes.overdue : undefined}>
          <Amount cents={row.OverdueCents} />
        </b>
      ),
    },
    days30: age((row) => row.Days30Cents, '1-30'),
    days60: age((row) => row.Days60Cents, '31-60'),
    days90: age((row) => row.Days90Cents, '61-90'),
    days91: age((row) => row.Days91Cents, '91-'),
    notDue: { from: 'md', align: 'end', cell: (row) => <Amount cents={row.NotDueCents} /> },
    proof: {
      from: 'lg',
      align: 'end',
      cell: (row) => (
        <Amount cents={row.ProofCents} href={invoices(row, { Status: invoiceStatuses.toCheck.join(',') })} />
      ),
    },
    total: { align: 'end', cell: (row) => <Amount cents={row.TotalCents} /> },
    oldest: { value: (row) => row.OldestDueOn },
    reminded: {
      cell: (row) =>
        row.RemindedAt ? (
          <span className="num nowrap">{format.date(row.RemindedAt)}</span>
        ) : (
          <span className={classes.note}>{t('DEBTOR_NOT_REMINDED')}</span>
        ),
    },
    actions: {
      cell: (row) => {
        const name = localized(row.OrgName);
        const account = t('DEBTOR_STATEMENT_OF', { name });
        const remind = t('DEBTOR_REMIND_OF', { name });
        return (
          <span className={`${classes.above} ${classes.actions}`}>
            <ActionIcon
              component={AppLink}
              href={`/account/statement?OrganisationKey=${row.OrganisationKey}`}
              variant="default"
              size="lg"
              aria-label={account}
              title={account}
            >
              <IconReportMoney size={18} stroke={1.6} />
            </ActionIcon>
            {onRemind && row.OverdueCents > 0 && (
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={remind}
                title={remind}
                onClick={() => onRemind(row)}
              >
                <IconMailForward size={18} stroke={1.6} />
              </ActionIcon>
            )}
          </span>
        );
      },
    },
  });
}
