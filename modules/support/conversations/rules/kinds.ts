/**
 * Sources, message authors, contact topics and spam suspicions of conversations, as used in the
 * contact form, the chat and the staff inbox.
 */

/** Origin of a conversation: the public contact form, answered by email; or the chat of a signed-in user. */
export const CONVERSATION_SOURCES = ['CONTACT', 'CHAT'] as const;
export type ConversationSource = (typeof CONVERSATION_SOURCES)[number];

/**
 * Author of a message. PORTAL: the portal itself. NOTE: internal to staff, never shown or counted to the
 * asker.
 */
export const MESSAGE_SIDES = ['ASKER', 'STAFF', 'PORTAL', 'NOTE'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/**
 * Topics of the contact form. Complaints and appeals are separate: a certification body has to handle them
 * as such.
 */
export const CONTACT_TOPICS = [
  'CERTIFICATION',
  'CERTIFICATE',
  'PAYMENT',
  'TECHNICAL',
  'COMPLAINT',
  'OTHER',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Why a visitor's message was marked as suspicious; shown to staff, never to its sender. */
export const SUSPICIONS = ['TRAP', 'TOO_QUICK', 'MANY_LINKS', 'SAME_TEXT'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
