import { isClient } from '@assay/shared/access/roles.ts';
import { invoiceRoutes } from '@assay/shared/payment/contract.ts';
import { useText } from '../i18n/use-text.ts';
import { useUser } from '../session/use-user.ts';
import { ListPage } from '../ui/list-page.tsx';
import { invoiceAddress } from './invoice-addresses.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';

/** Every invoice in the reader's scope. */
export function InvoicesPage() {
  const t = useText();
  const isOfClient = isClient(useUser().UserRoleList);
  return (
    <ListPage
      title={t('TITLE_INVOICES')}
      route={invoiceRoutes.list}
      columns={useInvoiceColumns(isOfClient)}
      rowKey={(row) => row.InvoiceKey}
      rowHref={(row) => invoiceAddress(row.About)}
      quickFilters={[
        { id: 'open', label: t('INVOICE_FILTER_OPEN'), params: { Status: 'OPEN' } },
        { id: 'overdue', label: t('INVOICE_FILTER_OVERDUE'), params: { IsOverdue: 'true' } },
        { id: 'proof', label: t('INVOICE_FILTER_PROOF'), params: { Status: 'PROOF_GIVEN' } },
        { id: 'paid', label: t('INVOICE_FILTER_PAID'), params: { Status: 'PAID' } },
        { id: 'back', label: t('INVOICE_FILTER_BACK'), params: { Status: 'PART_REFUNDED,REFUNDED' } },
        { id: 'ended', label: t('INVOICE_FILTER_ENDED'), params: { Status: 'BYPASSED,VOID' } },
      ]}
      searchLabel={t('INVOICE_LIST_SEARCH')}
      emptyState={{
        title: t('INVOICE_LIST_EMPTY'),
        text: t(isOfClient ? 'INVOICE_LIST_EMPTY_CLIENT' : 'INVOICE_LIST_EMPTY_STAFF'),
      }}
    />
  );
}
