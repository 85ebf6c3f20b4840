/** By the form of the public site, answered by email; or by the chat of a signed-in user. */
export const CONVERSATION_SOURCES = ['CONTACT', 'CHAT'] as const;
export type ConversationSource = (typeof CONVERSATION_SOURCES)[number];

/** OPEN: the staff's turn. ANSWERED: the asker's. */
export const CONVERSATION_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** PORTAL: written by the portal itself. NOTE: among the staff only, never shown or counted to the asker. */
export const MESSAGE_SIDES = ['ASKER', 'STAFF', 'PORTAL', 'NOTE'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** What a stranger writes about. Complaints and appeals are named: a certification body has to take them up as such. */
export const CONTACT_TOPICS = [
  'CERTIFICATION',
  'CERTIFICATE',
  'PAYMENT',
  'TECHNICAL',
  'COMPLAINT',
  'OTHER',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Why a stranger's message was set aside; shown to the staff, never to its sender. */
export const SUSPICIONS = ['TRAP', 'TOO_QUICK', 'MANY_LINKS', 'SAME_TEXT'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
