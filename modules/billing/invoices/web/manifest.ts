/** Web manifest of the invoices module: registers its screens, pages, lists, documents and notice groups. */
import { defineWebModule, page } from '#platform/web/web-module.ts';
import { invoicesDocuments } from '../rules/documents.ts';
import { invoicesEvents } from '../rules/events.ts';
import { invoicesLists } from '../rules/lists.ts';
import { invoicesNoticeGroups } from '../rules/notice-groups.ts';
import { invoicesScreens } from '../rules/screens.ts';
import { lazyInvoicePage } from './invoice-subjects.ts';

export const invoicesWeb = defineWebModule({
  name: 'billing/invoices',
  screens: invoicesScreens,
  lists: invoicesLists,
  events: invoicesEvents,
  noticeGroups: invoicesNoticeGroups,
  documents: invoicesDocuments,
  pages: {
    invoices: page(() => import('./invoices-page.tsx'), 'InvoicesPage'),
    invoice: lazyInvoicePage(() => import('./invoice-page.tsx'), 'InvoicePage'),
    certificateInvoice: lazyInvoicePage(
      () => import('./certificate-invoice-page.tsx'),
      'CertificateInvoicePage',
    ),
    accountStatement: page(() => import('./account-statement-page.tsx'), 'AccountStatementPage'),
    financeProofs: lazyInvoicePage(() => import('./finance/proofs-page.tsx'), 'ProofsPage'),
    paymentSetting: page(() => import('./finance/payment-setting-page.tsx'), 'PaymentSettingPage'),
  },
});
