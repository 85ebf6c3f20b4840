/**
 * Invoices: issue, due dates, payment status, proofs, offline payments and refunds, PDF documents,
 * reminders.
 */
import { defineModule } from '#platform/common/module.ts';
import { invoicesDocuments } from './rules/documents.ts';
import { invoicesEvents } from './rules/events.ts';
import { invoicesLists } from './rules/lists.ts';
import { invoicesNoticeGroups } from './rules/notice-groups.ts';
import { invoicesNotices } from './rules/notices.ts';
import { invoicesPermissions } from './rules/permissions.ts';
import { invoicesScreens } from './rules/screens.ts';
import { certificateInvoiceWorkflow } from './rules/workflow.ts';
import { paymentTexts } from './texts/payment.ts';
import { paymentActionTexts } from './texts/payment-actions.ts';
import { paymentCoreTexts } from './texts/payment-core.ts';
import { paymentDocumentTexts } from './texts/payment-document.ts';
import { paymentInvoiceTexts } from './texts/payment-invoice.ts';
import { paymentOfflineTexts } from './texts/payment-offline.ts';

const texts = {
  payment: paymentTexts,
  paymentCore: paymentCoreTexts,
  paymentPaper: paymentDocumentTexts,
  paymentInvoice: paymentInvoiceTexts,
  paymentOffline: paymentOfflineTexts,
  paymentAction: paymentActionTexts,
};

export const module = defineModule({
  name: 'billing/invoices',
  uses: [
    'identity/accounts',
    'identity/sign-in',
    'messaging/email-templates',
    'messaging/notification-centre',
  ],
  permissions: invoicesPermissions,
  workflows: { WORKFLOW_CERTIFICATE_INVOICES: certificateInvoiceWorkflow },
  screens: invoicesScreens,
  notices: invoicesNotices,
  lists: invoicesLists,
  events: invoicesEvents,
  documents: invoicesDocuments,
  noticeGroups: invoicesNoticeGroups,
  texts,
});

type InvoicesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends InvoicesTexts {}
}
