/**
 * Notification kinds about invoices for finance and payers (proof given, paid, refused, refunded), each with
 * its link, email contents and preference group.
 */
import { APPLICATION_PARAMS, applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Notice, NoticeSubject, NoticeTable } from '#platform/common/notices.ts';

/** With a `CertificateKey` the notification is about the certificate's own invoice. */
function invoicePath({ CertificateKey, ApplicationKey }: NoticeSubject): `/${string}` | null {
  if (CertificateKey) return `/certificate/invoice/${CertificateKey}`;
  return ApplicationKey ? `/invoice/${ApplicationKey}` : null;
}

/** For payers, invoices of cancelled applications are shown in the statement of account only. */
function payerPath(about: NoticeSubject): `/${string}` | null {
  const isInStatement =
    !about.CertificateKey && about.ApplicationKey && about.ApplicationStatusCode === 'CANCELLED';
  return isInStatement ? '/account/statement' : invoicePath(about);
}

/** The recipient acts on the invoice's page. */
const turn = {
  Group: 'TURN',
  path: invoicePath,
  Mail: { Button: 'MAIL_OPEN_INVOICE', Params: APPLICATION_PARAMS },
} as const satisfies Notice;
const payer = { ...turn, Group: 'MONEY', path: payerPath } as const satisfies Notice;
/** The email contains the receipt or the refund note; the task `payment.receipt` creates it. */
const withDocument = <const Text extends TextKey>(DocumentText: Text) =>
  ({
    ...payer,
    Mail: { ...payer.Mail, Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount'], DocumentText },
  }) as const satisfies Notice;

/** Notifications about invoices, for the finance team and the payer. */
export const invoicesNotices = {
  PROOF_GIVEN: turn,
  OVERPAYMENT: turn,
  PAYMENT_UNKNOWN: turn,
  REFUND_FAILED: turn,
  UNPAID_COMPLETED: { Group: 'TURN', ...applicationNotice },
  PAID: withDocument('MAIL_RECEIPT_TEXT'),
  PROOF_REFUSED: payer,
  UNPAID: payer,
  VOIDED: withDocument('MAIL_VOID_TEXT'),
  REFUNDED: withDocument('MAIL_REFUND_TEXT'),
  REFUNDED_OFFLINE: withDocument('MAIL_REFUND_OFFLINE_TEXT'),
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    invoices: typeof invoicesNotices;
  }
}
