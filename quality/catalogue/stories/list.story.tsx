/** Stories of the list page: rows, loading, empty, nothing found, and a failed request, with the invoice list as example. */
import { invoiceRoutes } from '#modules/billing/invoices/rules/contract.ts';
import type { InvoiceRow } from '#modules/billing/invoices/rules/index.ts';
import { invoiceList } from '#modules/billing/invoices/rules/invoice-list.ts';
import { useInvoiceColumns } from '#modules/billing/invoices/web/invoice-columns.tsx';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';
import { type Answers, data, noAnswer, refusal } from '../frame/answers.ts';
import type { Story } from '../story.ts';

const row = (no: number, differences: Partial<InvoiceRow>): InvoiceRow => ({
  InvoiceKey: `invoice-${no}`,
  InvoiceNo: `INV-2026-000${no}`,
  Status: 'OPEN',
  AmountCents: 1_200_000,
  PaidCents: 0,
  RefundedCents: 0,
  DueOn: '2026-12-05',
  IsOverdue: false,
  CreatedAt: '2026-11-05T02:00:00.000Z',
  UpdatedAt: '2026-11-05T02:00:00.000Z',
  PaidAt: null,
  PaymentMethod: null,
  IsOnline: false,
  OrganisationKey: 'organisation-1',
  OrgName: { EN: 'Lantau Food Limited', CHT: '大嶼食品有限公司', CHS: '大屿食品有限公司' },
  About: {
    Kind: 'APPLICATION',
    Key: `application-${no}`,
    No: `QMS-2026-000${no}`,
    ServiceName: { EN: 'Quality management', CHT: '質量管理', CHS: '质量管理' },
  },
  ...differences,
});

export const invoiceRows: readonly InvoiceRow[] = [
  row(1, {}),
  row(2, { DueOn: '2026-10-20', IsOverdue: true, AmountCents: 850_000 }),
  row(3, { Status: 'PAID', PaidCents: 1_200_000, PaidAt: '2026-11-06T02:00:00.000Z' }),
];

function Invoices() {
  const t = useText();
  const { select, quick, range } = useListFilters(invoiceList);
  return (
    <ListPage
      title={t('TITLE_INVOICES')}
      list="INVOICES"
      route={invoiceRoutes.list}
      columns={useInvoiceColumns(false)}
      rowKey={(one) => one.InvoiceKey}
      rowHref={(one) => `/invoice/${one.About.Key}`}
      quickFilters={quick('IsOverdue')}
      filters={[select('OverdueDays')]}
      ranges={[range('Due', { isAhead: true })]}
      searchLabel={t('INVOICE_LIST_SEARCH')}
      selection={{
        nameOf: (one) => one.InvoiceNo,
        max: 2,
        bar: (chosen) => <span>{chosen.map((one) => one.InvoiceNo).join(', ')}</span>,
      }}
      emptyState={{ title: t('INVOICE_LIST_EMPTY'), text: t('INVOICE_LIST_EMPTY_STAFF') }}
    />
  );
}

export const LIST_PATH = 'GET /payment/invoice/list';

const answering = (answer: Answers[string]): Answers => ({ [LIST_PATH]: answer });

const withRows = (found: readonly InvoiceRow[]): Answers =>
  answering(() => data({ Rows: found, Total: found.length, IsTotalCapped: false }));

const story = (id: string, differences: Pick<Story, 'title' | 'shown'> & Partial<Story>): Story => ({
  id: `list/${id}`,
  address: '/invoices',
  render: () => <Invoices />,
  ...differences,
});

export const listRows = story('rows', {
  title: 'List page with rows, filters, search and paging',
  answers: withRows(invoiceRows),
  shown: '[data-row-link]',
});

export const listLoading = story('loading', {
  title: 'List page while it is loading',
  answers: answering(noAnswer),
  shown: '[role="status"]',
});

export const listEmpty = story('empty', {
  title: 'List page without records',
  answers: withRows([]),
  shown: '[aria-busy="false"]',
});

export const listNothingFound = story('nothing-found', {
  title: 'List page whose filters match nothing',
  address: '/invoices?IsOverdue=true&Search=lantau',
  answers: withRows([]),
  shown: '[aria-busy="false"]',
});

export const listFailed = story('failed', {
  title: 'List page that cannot be loaded',
  answers: answering(() => refusal('ERR_SERVER', { Message: '' })),
  shown: '[role="alert"]',
});
