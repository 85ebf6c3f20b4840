/**
 * Email templates of conversations: confirmation that a visitor's question was received, and staff's replies
 * to visitors and to chat clients.
 */
import { moduleTemplates } from '#modules/messaging/email-templates/server/index.ts';
import type { MailTemplate } from '#platform/server/mail/mail-template.ts';

/**
 * Email template for an anonymous visitor: confirms receipt of the question and explains how to add to it.
 * Contains nothing they typed, not even the name: the form may have been filled in with another person's
 * address.
 */
export const contactReceivedTemplate = {
  Name: 'CONTACT_RECEIVED',
  Subject: 'MAIL_CONTACT_RECEIVED_SUBJECT',
  Lines: ['MAIL_CONTACT_RECEIVED_TEXT', 'MAIL_CONTACT_MORE', 'MAIL_NOT_YOU_IGNORE'],
  Button: 'MAIL_CONTACT_MORE_BUTTON',
  Params: ['ConversationNo'],
} as const satisfies MailTemplate;

/** Email template of a reply; the answer itself is placed between these texts. */
export const conversationReplyTemplate = {
  Name: 'CONVERSATION_REPLY',
  Subject: 'MAIL_CONVERSATION_REPLY_SUBJECT',
  Lines: ['MAIL_CONVERSATION_REPLY_TEXT'],
  Button: 'MAIL_CONTACT_MORE_BUTTON',
  Params: ['ConversationNo', 'Asker'],
} as const satisfies MailTemplate;

/** The same for a user with an account, who continues in the portal. */
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
