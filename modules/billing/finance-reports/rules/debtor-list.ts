import { defineList } from '#platform/common/lists/define-list.ts';
import { flag } from '#platform/common/lists/filters.ts';

/**
 * Definition of the list of debtors: one row per client and currency with the amounts outstanding by age. The
 * amounts of a row add up to its total.
 */
export const debtorList = defineList({
  Filters: { IsOverdue: flag('INVOICE_FILTER_OVERDUE') },
  Columns: {
    org: { Label: 'MOVEMENT_ORG', Kind: 'NAME' },
    currency: { Label: 'DEBTOR_CURRENCY', Kind: 'TEXT', Only: 'FILE' },
    invoices: { Label: 'DEBTOR_INVOICES', Kind: 'NUMBER', Only: 'FILE' },
    total: { Label: 'DEBTOR_TOTAL', Kind: 'MONEY', Sort: 'TotalCents' },
    notDue: { Label: 'DEBTOR_NOT_DUE', Kind: 'MONEY' },
    proof: { Label: 'DEBTOR_PROOF', Kind: 'MONEY', With: 'notDue' },
    days30: { Label: 'DEBTOR_DAYS_30', Kind: 'MONEY' },
    days60: { Label: 'DEBTOR_DAYS_60', Kind: 'MONEY' },
    days90: { Label: 'DEBTOR_DAYS_90', Kind: 'MONEY' },
    days91: { Label: 'DEBTOR_DAYS_91', Kind: 'MONEY' },
    overdue: { Label: 'DEBTOR_OVERDUE', Kind: 'MONEY', Sort: 'OverdueCents' },
    oldest: { Label: 'DEBTOR_OLDEST', Kind: 'DATE', Sort: 'OldestDueOn' },
    reminded: { Label: 'DEBTOR_REMINDED', Kind: 'DATE', Sort: 'RemindedAt' },
  },
});
