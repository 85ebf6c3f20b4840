import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import type { InvoiceRow } from '../rules/contract.ts';
import { InvoiceBadge } from './invoice-badge.tsx';

/** Columns of the invoice list. Clients see no organisation column, as all invoices are theirs. */
export function useInvoiceColumns(isOfClient: boolean): Column<InvoiceRow>[] {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'no',
      label: t('INVOICE_LIST_NO'),
      sort: 'InvoiceNo',
      isTitle: true,
      cell: (row) => <span className="nowrap num">{row.InvoiceNo}</span>,
    },
    { id: 'org', label: t('INVOICE_LIST_ORG'), cell: (row) => localized(row.OrgName) },
    {
      id: 'about',
      label: t('INVOICE_LIST_ABOUT'),
      cell: ({ About }) => (
        <>
          <span className="num">{About.No}</span>{' '}
          <span style={{ color: 'var(--ink3)' }}>
            · {About.Kind === 'CERTIFICATE' && `${t('INVOICE_FOR_CERTIFICATE')} · `}
            {localized(About.ServiceName)}
          </span>
        </>
      ),
    },
    {
      id: 'status',
      label: t('INVOICE_LIST_STATUS'),
      isBadge: true,
      cell: (row) => <InvoiceBadge invoice={row} />,
    },
    {
      id: 'issued',
      label: t('INVOICE_LIST_ISSUED'),
      sort: 'CreatedAt',
      from: 'md',
      cell: (row) => <span className="num nowrap">{format.date(row.CreatedAt)}</span>,
    },
    {
      id: 'due',
      label: t('INVOICE_LIST_DUE'),
      sort: 'DueOn',
      cell: (row) => (
        <span className="num nowrap" style={row.IsOverdue ? { color: 'var(--red)' } : undefined}>
          {format.date(row.DueOn)}
        </span>
      ),
    },
    {
      id: 'amount',
      label: t('INVOICE_LIST_AMOUNT'),
      sort: 'AmountCents',
      align: 'end',
      cell: (row) => <span className="num nowrap">{format.amount(row.AmountCents)}</span>,
    },
    {
      id: 'paid',
      label: t('LIST_DAYS_PAID'),
      isExtra: true,
      cell: (row) => <span className="num nowrap">{format.date(row.PaidAt)}</span>,
    },
  ];
  return columns.filter((column) => !(isOfClient && column.id === 'org'));
}
