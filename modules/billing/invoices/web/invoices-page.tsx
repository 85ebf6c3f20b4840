/**
 * Page with the list of invoices in the user's scope: filters by status, due date and days overdue, export,
 * downloads, and a link to the statement of account.
 */
import { Button } from '@mantine/core';
import { hasPermission } from '#platform/common/access/permissions.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { ExportButton } from '#platform/web/exports/export-button.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { AppLink } from '#platform/web/ui/app-link.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { invoiceRoutes } from '../rules/contract.ts';
import { MAX_INVOICES } from '../rules/document-contract.ts';
import { invoiceList } from '../rules/invoice-list.ts';
import { invoicesPermissions } from '../rules/permissions.ts';
import { invoiceStatuses } from '../rules/statuses.ts';
import { BulkDocuments } from './documents/bulk-documents.tsx';
import { invoiceAddress } from './invoice-addresses.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';

const { owed, withPayer, toCheck, paidInFull, refunded, closedWithoutPayment } = invoiceStatuses;

/** List of all invoices in the user's scope. */
export function InvoicesPage() {
  const t = useText();
  const roles = useUser().UserRoleList;
  const isOfClient = isClient(roles);
  const { select, quick, range } = useListFilters(invoiceList);
  const hasAccounts = hasPermission(roles, invoicesPermissions.READ_ACCOUNT_STATEMENTS);
  return (
    <ListPage
      title={t('TITLE_INVOICES')}
      toolbar={
        <>
          {hasAccounts && (
            <Button component={AppLink} href="/account/statement" variant="default">
              {t('TITLE_ACCOUNT_STATEMENT')}
            </Button>
          )}
          <ExportButton list="INVOICES" route={invoiceRoutes.list} />
        </>
      }
      list="INVOICES"
      route={invoiceRoutes.list}
      columns={useInvoiceColumns(isOfClient)}
      rowKey={(row) => row.InvoiceKey}
      rowHref={(row) => invoiceAddress(row.About)}
      quickFilters={[
        { id: 'unpaid', label: t('FINANCE_OPEN'), params: { Status: owed.join(',') } },
        ...quick('Status', withPayer),
        ...quick('IsOverdue'),
        { id: 'proof', label: t('INVOICE_FILTER_PROOF'), params: { Status: toCheck.join(',') } },
        { id: 'paid', label: t('INVOICE_FILTER_PAID'), params: { Status: paidInFull.join(',') } },
        { id: 'back', label: t('INVOICE_FILTER_BACK'), params: { Status: refunded.join(',') } },
        { id: 'ended', label: t('INVOICE_FILTER_ENDED'), params: { Status: closedWithoutPayment.join(',') } },
      ]}
      filters={isOfClient ? [] : [select('OverdueDays')]}
      ranges={[range(''), range('Due', { isAhead: true }), range('Paid')]}
      searchLabel={t('INVOICE_LIST_SEARCH')}
      selection={{
        nameOf: (row) => row.InvoiceNo,
        max: MAX_INVOICES,
        bar: (chosen) => <BulkDocuments keys={chosen.map((row) => row.InvoiceKey)} />,
      }}
      emptyState={{
        title: t('INVOICE_LIST_EMPTY'),
        text: t(isOfClient ? 'INVOICE_LIST_EMPTY_CLIENT' : 'INVOICE_LIST_EMPTY_STAFF'),
      }}
    />
  );
}
