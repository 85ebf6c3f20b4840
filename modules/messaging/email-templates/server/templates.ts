import { groupOf } from '#modules/messaging/notification-centre/rules/groups.ts';
import type { NoticeKind } from '#modules/messaging/notification-centre/rules/kinds.ts';
import { isOfCertificate } from '#modules/messaging/notification-centre/rules/of-certificate.ts';
import { isOfInvoice } from '#modules/messaging/notification-centre/rules/of-invoice.ts';
import { noticeText, noticeTitle } from '#modules/messaging/notification-centre/rules/say-notice.ts';
import { hasPaper, type PaperKind } from '#modules/messaging/notification-centre/rules/with-paper.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/** Mails about accounts. They always go out: nobody can switch off what is said of the safety of their account. */
export const mailTemplates = {
  activate: {
    Name: 'activate',
    Subject: 'MAIL_ACTIVATE_SUBJECT',
    Lines: ['MAIL_ACTIVATE_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_ACTIVATE_BUTTON',
    Params: ['minutes'],
  },
  registeredAgain: {
    Name: 'registeredAgain',
    Subject: 'MAIL_ACTIVATE_SUBJECT',
    Lines: ['MAIL_REGISTERED_AGAIN_TEXT', 'MAIL_LINK_DAYS', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_INVITE_BUTTON',
    Params: ['days'],
  },
  alreadyRegistered: {
    Name: 'alreadyRegistered',
    Subject: 'MAIL_KNOWN_SUBJECT',
    Lines: ['MAIL_KNOWN_TEXT', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_KNOWN_BUTTON',
  },
  reset: {
    Name: 'reset',
    Subject: 'MAIL_RESET_SUBJECT',
    Lines: ['MAIL_RESET_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_RESET_BUTTON',
    Params: ['minutes'],
  },
  invite: {
    Name: 'invite',
    Subject: 'MAIL_INVITE_SUBJECT',
    Lines: ['MAIL_INVITE_TEXT', 'MAIL_LINK_DAYS', 'MAIL_LINK_AGAIN'],
    Button: 'MAIL_INVITE_BUTTON',
    Params: ['days'],
  },
  /** Params: OrgName of the inviting organisation, days that the link is good for. */
  subAccountInvite: {
    Name: 'subAccountInvite',
    Subject: 'MAIL_SUB_INVITE_SUBJECT',
    Lines: ['MAIL_SUB_INVITE_TEXT', 'MAIL_LINK_DAYS', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_INVITE_BUTTON',
    Params: ['OrgName', 'days'],
  },
  /** To the owner of an account whom an organisation tried to invite. Params: OrgName of that organisation. */
  subAccountKnown: {
    Name: 'subAccountKnown',
    Subject: 'MAIL_SUB_KNOWN_SUBJECT',
    Lines: ['MAIL_SUB_KNOWN_TEXT', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_SIGN_IN_BUTTON',
    Params: ['OrgName'],
  },
  passwordChanged: {
    Name: 'passwordChanged',
    Subject: 'MAIL_CHANGED_SUBJECT',
    Lines: ['MAIL_CHANGED_TEXT'],
    Button: 'MAIL_CHANGED_BUTTON',
  },
  accountClosed: {
    Name: 'accountClosed',
    Subject: 'MAIL_CLOSED_SUBJECT',
    Lines: ['MAIL_CLOSED_TEXT', 'MAIL_CLOSED_KEPT'],
  },
  /** Goes to the old address. */
  emailChanged: {
    Name: 'emailChanged',
    Subject: 'MAIL_EMAIL_CHANGED_SUBJECT',
    Lines: ['MAIL_EMAIL_CHANGED_TEXT'],
  },
  twoFactorAdded: {
    Name: 'twoFactorAdded',
    Subject: 'MAIL_SECOND_STEP_ADDED_SUBJECT',
    Lines: ['MAIL_SECOND_STEP_ADDED_TEXT'],
    Button: 'MAIL_CHANGED_BUTTON',
  },
  twoFactorRemoved: {
    Name: 'twoFactorRemoved',
    Subject: 'MAIL_SECOND_STEP_SUBJECT',
    Lines: ['MAIL_SECOND_STEP_TEXT'],
    Button: 'MAIL_CHANGED_BUTTON',
  },
  accountSuspended: {
    Name: 'accountSuspended',
    Subject: 'MAIL_SUSPENDED_SUBJECT',
    Lines: ['MAIL_SUSPENDED_TEXT'],
  },
  accountReactivated: {
    Name: 'accountReactivated',
    Subject: 'MAIL_REACTIVATED_SUBJECT',
    Lines: ['MAIL_REACTIVATED_TEXT'],
    Button: 'MAIL_SIGN_IN_BUTTON',
  },
  rolesChanged: {
    Name: 'rolesChanged',
    Subject: 'MAIL_ROLES_SUBJECT',
    Lines: ['MAIL_ROLES_TEXT'],
    Button: 'MAIL_SIGN_IN_BUTTON',
  },
} as const satisfies Record<string, MailTemplate>;

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
