import { moduleTemplates } from '#modules/messaging/email-templates/server/index.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/**
 * To a stranger: what they asked has come, and how to add to it. Without a word of theirs, not even the name: whoever
 * fills in the form may have typed somebody else's address.
 */
export const contactReceivedTemplate = {
  Name: 'CONTACT_RECEIVED',
  Subject: 'MAIL_CONTACT_RECEIVED_SUBJECT',
  Lines: ['MAIL_CONTACT_RECEIVED_TEXT', 'MAIL_CONTACT_MORE', 'MAIL_NOT_YOU_IGNORE'],
  Button: 'MAIL_CONTACT_MORE_BUTTON',
  Params: ['ConversationNo'],
} as const satisfies MailTemplate;

/** The answer itself stands between these words. */
export const conversationReplyTemplate = {
  Name: 'CONVERSATION_REPLY',
  Subject: 'MAIL_CONVERSATION_REPLY_SUBJECT',
  Lines: ['MAIL_CONVERSATION_REPLY_TEXT'],
  Button: 'MAIL_CONTACT_MORE_BUTTON',
  Params: ['ConversationNo', 'Asker'],
} as const satisfies MailTemplate;

/** The same to somebody with an account: they go on in the portal. */
export const chatReplyTemplate = {
  Name: 'CHAT_REPLY',
  Subject: 'MAIL_CONVERSATION_REPLY_SUBJECT',
  Lines: ['MAIL_CHAT_REPLY_TEXT'],
  Button: 'MAIL_CHAT_REPLY_BUTTON',
  Params: ['ConversationNo', 'Asker'],
} as const satisfies MailTemplate;

export const conversationTemplates = moduleTemplates.implement(() =>
  [contactReceivedTemplate, conversationReplyTemplate, chatReplyTemplate].map((Template) => ({
    Name: Template.Name,
    Group: 'INBOX' as const,
    Template,
    When: `MAIL_WHEN_${Template.Name}` as const,
  })),
);
