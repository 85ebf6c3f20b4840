/** Builds the built-in email template of each kind of notification and of the daily digest. */
import { noticeText, noticeTitle } from '#modules/messaging/notification-centre/rules/index.ts';
import { type NoticeKind, noticeOf } from '#platform/common/notices.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/**
 * The email of a notification: the same text as in the notification centre, or that for its attached
 * document.
 */
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

/** The daily email about unread notifications; the notifications follow this text. */
export const digestTemplate: MailTemplate = {
  Name: 'digest',
  Subject: 'MAIL_DIGEST_SUBJECT',
  Lines: ['MAIL_DIGEST_TEXT'],
  Button: 'MAIL_DIGEST_BUTTON',
  Params: ['count'],
};
