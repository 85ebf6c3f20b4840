/**
 * Email templates of a new invoice, for the billing email of its organisation, and of the reminder of an
 * overdue invoice.
 */
import { moduleTemplates } from '#modules/messaging/email-templates/server/index.ts';
import { APPLICATION_PARAMS } from '#modules/messaging/notification-centre/rules/index.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/** Email template: a new invoice, for the billing email of its organisation. */
export const invoiceTemplate = {
  Name: 'invoiceIssued',
  Subject: 'MAIL_INVOICE_SUBJECT',
  Lines: ['MAIL_INVOICE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
} as const satisfies MailTemplate;

/** Email template: reminder of an overdue invoice, with the invoice attached. */
export const overdueTemplate = {
  Name: 'invoiceOverdue',
  Subject: 'MAIL_OVERDUE_SUBJECT',
  Lines: ['MAIL_OVERDUE_TEXT'],
  Button: 'MAIL_OPEN_INVOICE',
  Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount', 'DueOn'],
} as const satisfies MailTemplate;

export const invoiceTemplates = moduleTemplates.implement(() =>
  [invoiceTemplate, overdueTemplate].map((Template) => ({
    Name: Template.Name,
    Group: 'MONEY' as const,
    Template,
    When: `MAIL_WHEN_${Template.Name}` as const,
  })),
);
