import { noticeText, noticeTitle } from '#modules/messaging/notification-centre/rules/index.ts';
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

/** One mail a day of what is unread; the messages themselves follow these words. */
export const digestTemplate: MailTemplate = {
  Name: 'digest',
  Subject: 'MAIL_DIGEST_SUBJECT',
  Lines: ['MAIL_DIGEST_TEXT'],
  Button: 'MAIL_DIGEST_BUTTON',
  Params: ['count'],
};
