/** By the form of the public site, answered by mail; or by the chat of somebody signed in. */
export const CONVERSATION_SOURCES = ['CONTACT', 'CHAT'] as const;
export type ConversationSource = (typeof CONVERSATION_SOURCES)[number];

/** OPEN: the body's turn. ANSWERED: the asker's. */
export const CONVERSATION_STATUSES = ['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** PORTAL: said by the portal itself. NOTE: among the staff only, never shown or counted to whoever asked. */
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

/** Why a message of a stranger was put aside; shown to the staff, never to whoever sent it. */
export const SUSPICIONS = ['TRAP', 'TOO_QUICK', 'MANY_LINKS', 'SAME_TEXT'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];
