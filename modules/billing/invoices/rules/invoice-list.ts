import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, flag, oneNamed, record, someOf } from '#platform/common/lists/filters.ts';
import { ageText, OVERDUE_DAYS } from './overdue-ages.ts';
import { INVOICE_STATUSES } from './statuses.ts';

/** Definition of the invoice list: filters and columns, for its screen, route and export. */
export const invoiceList = defineList({
  Filters: {
    Status: someOf({ Label: 'INVOICE_LIST_STATUS', Codes: INVOICE_STATUSES, Texts: 'INVOICE_STATUS_' }),
    IsOverdue: flag('INVOICE_FILTER_OVERDUE'),
    OverdueDays: oneNamed({ Label: 'FINANCE_LATE_BY', Codes: OVERDUE_DAYS, Text: ageText }),
    OrganisationKey: record('organisation', 'INVOICE_LIST_ORG'),
    /** Dates in Hong Kong on which the invoice was issued, was paid, and is due. */
    ...days('', 'INVOICE_LIST_ISSUED'),
    ...days('Paid', 'LIST_DAYS_PAID'),
    ...days('Due', 'INVOICE_LIST_DUE'),
  },
  Columns: {
    no: { Label: 'INVOICE_LIST_NO', Kind: 'TEXT', Sort: 'InvoiceNo' },
    org: { Label: 'INVOICE_LIST_ORG', Kind: 'NAME' },
    about: { Label: 'INVOICE_LIST_ABOUT', Kind: 'TEXT' },
    service: { Label: 'EXPORT_SERVICE', Kind: 'NAME', With: 'about' },
    status: { Label: 'INVOICE_LIST_STATUS', ...code(INVOICE_STATUSES, 'INVOICE_STATUS_') },
    issued: { Label: 'INVOICE_LIST_ISSUED', Kind: 'DATE', Sort: 'CreatedAt' },
    due: { Label: 'INVOICE_LIST_DUE', Kind: 'DATE', Sort: 'DueOn' },
    amount: { Label: 'INVOICE_LIST_AMOUNT', Kind: 'MONEY', Sort: 'AmountCents' },
    received: { Label: 'EXPORT_PAID', Kind: 'MONEY', Only: 'FILE' },
    refunded: { Label: 'EXPORT_REFUNDED', Kind: 'MONEY', Only: 'FILE' },
    net: { Label: 'EXPORT_NET', Kind: 'MONEY', Only: 'FILE' },
    paid: { Label: 'LIST_DAYS_PAID', Kind: 'DATE' },
    method: { Label: 'EXPORT_METHOD', Kind: 'TEXT', Only: 'FILE' },
    transaction: { Label: 'EXPORT_TRANSACTION', Kind: 'TEXT', Only: 'FILE' },
  },
  Sorts: ['UpdatedAt'],
});
