import {
  APPLICATION_PARAMS,
  noticeText,
  noticeTitle,
} from '#modules/messaging/notification-centre/rules/index.ts';
import { type NoticeKind, noticeOf } from '#platform/common/notices.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/** The mail of a message: the same words as in the bell, or those that go with the document that it brings. */
export function noticeTemplate(kind: NoticeKind): MailTemplate {
  const { Button, Params, DocumentText } = noticeOf(kind).Mail;
  return {
    Name: kind,
    Subject: noticeTitle(kind),
    Lines: [DocumentText ?? noticeText(kind)],
    Button,
    Params,
  };
}

/** A new invoice, to the billing email of its organisation. */
export const invoiceTemplate: MailTemplate = {
  Name: 'invoiceIssued',
  Subject: 'MAIL_INVOICE_SUBJECT',
  Lines: ['MAIL_INVOICE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
};

/** The reminder of an overdue invoice, with the invoice. */
export const overdueTemplate: MailTemplate = {
  Name: 'invoiceOverdue',
  Subject: 'MAIL_OVERDUE_SUBJECT',
  Lines: ['MAIL_OVERDUE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
};

/** One mail a day of what is unread; the messages themselves follow these words. */
export const digestTemplate: MailTemplate = {
  Name: 'digest',
  Subject: 'MAIL_DIGEST_SUBJECT',
  Lines: ['MAIL_DIGEST_TEXT'],
  Button: 'MAIL_DIGEST_BUTTON',
  Params: ['count'],
};
