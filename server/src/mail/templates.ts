import type { TextKey } from '@assay/shared/translation/catalogue.ts';

/** A mail: its words by key, in order. Every mail looks the same; only the words differ. */
export type MailTemplate = { Subject: TextKey; Lines: readonly TextKey[]; Button?: TextKey };

export const mailTemplates = {
  activate: {
    Subject: 'MAIL_ACTIVATE_SUBJECT',
    Lines: ['MAIL_ACTIVATE_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_ACTIVATE_BUTTON',
  },
  alreadyRegistered: {
    Subject: 'MAIL_KNOWN_SUBJECT',
    Lines: ['MAIL_KNOWN_TEXT', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_KNOWN_BUTTON',
  },
  reset: {
    Subject: 'MAIL_RESET_SUBJECT',
    Lines: ['MAIL_RESET_TEXT', 'MAIL_LINK_ONCE', 'MAIL_NOT_YOU_IGNORE'],
    Button: 'MAIL_RESET_BUTTON',
  },
  invite: {
    Subject: 'MAIL_INVITE_SUBJECT',
    Lines: ['MAIL_INVITE_TEXT', 'MAIL_LINK_ONCE', 'MAIL_LINK_AGAIN'],
    Button: 'MAIL_INVITE_BUTTON',
  },
  passwordChanged: {
    Subject: 'MAIL_CHANGED_SUBJECT',
    Lines: ['MAIL_CHANGED_TEXT'],
    Button: 'MAIL_CHANGED_BUTTON',
  },
} as const satisfies Record<string, MailTemplate>;
