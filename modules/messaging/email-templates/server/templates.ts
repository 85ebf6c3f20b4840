import { groupOf } from '#modules/messaging/notification-centre/rules/groups.ts';
import type { NoticeKind } from '#modules/messaging/notification-centre/rules/kinds.ts';
import { isOfCertificate } from '#modules/messaging/notification-centre/rules/of-certificate.ts';
import { isOfInvoice } from '#modules/messaging/notification-centre/rules/of-invoice.ts';
import { noticeText, noticeTitle } from '#modules/messaging/notification-centre/rules/say-notice.ts';
import { hasPaper, type PaperKind } from '#modules/messaging/notification-centre/rules/with-paper.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

const NOTICE_PARAMS = ['ApplicationNo', 'OrgName', 'ServiceName', 'Step'];
const QUESTION_PARAMS = ['ConversationNo', 'Asker'];
const CERTIFICATE_PARAMS = ['CertificateNo', 'OrgName', 'ServiceName', 'On', 'ExpiryOn'];

/** The mail of a message: the same words as in the bell, or those that go with the paper that it brings. */
export const noticeTemplate = (kind: NoticeKind): MailTemplate => ({
  Name: kind,
  Subject: noticeTitle(kind),
  ...(hasPaper(kind)
    ? {
        Lines: [PAPER_TEXTS[kind]],
        Button: 'MAIL_OPEN_INVOICE',
        Params: [...NOTICE_PARAMS, 'InvoiceNo', 'Amount'],
      }
    : {
        Lines: [noticeText(kind)],
        Button: buttonOf(kind),
        Params: paramsOf(kind),
      }),
});

function paramsOf(kind: NoticeKind): readonly string[] {
  if (isOfExport(kind)) return ['ExportSubject'];
  if (groupOf(kind) === 'INBOX') return QUESTION_PARAMS;
  if (groupOf(kind) === 'COMMENT') return [...NOTICE_PARAMS, 'Person'];
  return groupOf(kind) === 'CERTIFICATE' || isOfCertificate(kind) ? CERTIFICATE_PARAMS : NOTICE_PARAMS;
}

/** Of what somebody takes along, and of no record. */
const isOfExport = (kind: NoticeKind): boolean => kind === 'EXPORT_READY' || kind === 'EXPORT_FAILED';

function buttonOf(kind: NoticeKind): TextKey {
  if (isOfExport(kind)) return 'MAIL_OPEN_PORTAL';
  if (groupOf(kind) === 'INBOX') return 'MAIL_OPEN_QUESTION';
  if (isOfCertificate(kind)) return 'MAIL_OPEN_CERTIFICATE';
  return isOfInvoice(kind) ? 'MAIL_OPEN_INVOICE' : 'MAIL_OPEN_APPLICATION';
}

const PAPER_TEXTS: Readonly<Record<PaperKind, TextKey>> = {
  PAID: 'MAIL_RECEIPT_TEXT',
  VOIDED: 'MAIL_VOID_TEXT',
  REFUNDED: 'MAIL_REFUND_TEXT',
  REFUNDED_OFFLINE: 'MAIL_REFUND_OFFLINE_TEXT',
};

/** A new invoice, to the billing email of its organisation. */
export const invoiceTemplate: MailTemplate = {
  Name: 'invoiceIssued',
  Subject: 'MAIL_INVOICE_SUBJECT',
  Lines: ['MAIL_INVOICE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...NOTICE_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
};

/** The reminder of an overdue invoice, with the invoice. */
export const overdueTemplate: MailTemplate = {
  Name: 'invoiceOverdue',
  Subject: 'MAIL_OVERDUE_SUBJECT',
  Lines: ['MAIL_OVERDUE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...NOTICE_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
};

/** One mail a day of what is unread; the messages themselves follow these words. */
export const digestTemplate: MailTemplate = {
  Name: 'digest',
  Subject: 'MAIL_DIGEST_SUBJECT',
  Lines: ['MAIL_DIGEST_TEXT'],
  Button: 'MAIL_DIGEST_BUTTON',
  Params: ['count'],
};
