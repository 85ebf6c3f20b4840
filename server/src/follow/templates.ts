import type { Told } from '@assay/shared/follow/what-is-told.ts';
import type { MailTemplate } from '../mail/templates.ts';

/** Asks the owner of a mailbox whether it was them. */
export const followConfirmTemplate: MailTemplate = {
  Name: 'FOLLOW_CONFIRM',
  Subject: 'MAIL_FOLLOW_CONFIRM_SUBJECT',
  Lines: ['MAIL_FOLLOW_CONFIRM_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
  Button: 'MAIL_FOLLOW_CONFIRM_BUTTON',
  Params: ['CertificateNo', 'OrgName', 'ServiceName', 'minutes'],
};

/** Tells a follower what happened. */
export const followTemplate = (told: Told): MailTemplate => ({
  Name: `FOLLOW_${told}`,
  Subject: `MAIL_FOLLOW_${told}_SUBJECT`,
  Lines: [`MAIL_FOLLOW_${told}_TEXT`],
  Button: 'MAIL_FOLLOW_BUTTON',
  Params: ['CertificateNo', 'OrgName', 'ServiceName', 'On', 'ExpiryOn', 'Revision'],
});
