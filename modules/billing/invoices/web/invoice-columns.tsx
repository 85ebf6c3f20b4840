import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { Column } from '#platform/web/ui/list/list-types.ts';
import { useListColumns } from '#platform/web/ui/list/use-list-columns.tsx';
import type { InvoiceRow } from '../rules/contract.ts';
import { invoiceList } from '../rules/invoice-list.ts';
import { InvoiceBadge } from './invoice-badge.tsx';

/** Columns of the invoice list. Clients see no organisation column, as all invoices are theirs. */
export function useInvoiceColumns(isOfClient: boolean): Column<InvoiceRow>[] {
  const t = useText();
  const localized = useLocalized();
  const format = useFormat();
  const columns = useListColumns<typeof invoiceList, InvoiceRow>(invoiceList, {
    no: {
      isTitle: true,
      cell: (row) => <span className="nowrap num">{row.InvoiceNo}</span>,
    },
    org: { value: (row) => row.OrgName },
    about: {
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
    status: { isBadge: true, cell: (row) => <InvoiceBadge invoice={row} /> },
    issued: { from: 'md', value: (row) => row.CreatedAt },
    due: {
      cell: (row) => (
        <span className="num nowrap" style={row.IsOverdue ? { color: 'var(--red)' } : undefined}>
          {format.date(row.DueOn)}
        </span>
      ),
    },
    amount: { value: (row) => row.AmountCents },
    paid: { isExtra: true, value: (row) => row.PaidAt },
  });
  return columns.filter((column) => !(isOfClient && column.id === 'org'));
}
