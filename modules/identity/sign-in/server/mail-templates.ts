import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/**
 * Templates of all emails about accounts: activation, invitation, password reset, and changes of password,
 * email, roles or second factor. They are always sent: users cannot switch off security notices.
 */
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
  /** Params: OrgName of the inviting organisation, days for which the link is valid. */
  subAccountInvite: {
    Name: 'subAccountInvite',
    Subject: 'MAIL_SUB_INVITE_SUBJECT',
    Lines: ['MAIL_SUB_INVITE_TEXT', 'MAIL_LINK_DAYS', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_INVITE_BUTTON',
    Params: ['OrgName', 'days'],
  },
  /**
   * To the owner of an account whom an organisation tried to invite. Params: OrgName of that organisation.
   */
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
  /** Sent to the old address. */
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
