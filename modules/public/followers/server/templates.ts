/**
 * Email templates for followers of a certificate, confirmation and notifications of changes, and their
 * entries in the list of all email templates.
 */
import { moduleTemplates } from '#modules/messaging/email-templates/server/index.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';
import type { FollowerEvent } from '../rules/follower-events.ts';
import { FOLLOWER_EVENTS } from '../rules/follower-events.ts';

/** Asks the owner of a mailbox to confirm the subscription. */
export const followConfirmTemplate: MailTemplate = {
  Name: 'FOLLOW_CONFIRM',
  Subject: 'MAIL_FOLLOW_CONFIRM_SUBJECT',
  Lines: ['MAIL_FOLLOW_CONFIRM_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
  Button: 'MAIL_FOLLOW_CONFIRM_BUTTON',
  Params: ['CertificateNo', 'OrgName', 'ServiceName', 'minutes'],
};

/** Notifies a follower of a change. */
export const followTemplate = (event: FollowerEvent): MailTemplate => ({
  Name: `FOLLOW_${event}`,
  Subject: `MAIL_FOLLOW_${event}_SUBJECT`,
  Lines: [`MAIL_FOLLOW_${event}_TEXT`],
  Button: 'MAIL_FOLLOW_BUTTON',
  Params: ['CertificateNo', 'OrgName', 'ServiceName', 'On', 'ExpiryOn', 'Revision'],
});

export const followerTemplates = moduleTemplates.implement(() => [
  {
    Name: 'FOLLOW_CONFIRM',
    Group: 'CERTIFICATE',
    Template: followConfirmTemplate,
    When: 'MAIL_WHEN_FOLLOW_CONFIRM',
  },
  ...[...new Set(Object.values(FOLLOWER_EVENTS))].map((event) => ({
    Name: `FOLLOW_${event}`,
    Group: 'CERTIFICATE' as const,
    Template: followTemplate(event),
    When: `MAIL_WHEN_FOLLOW_${event}` as const,
  })),
]);
