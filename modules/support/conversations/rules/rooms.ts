/**
 * Live rooms. `conversation:<key>` is one conversation (`../chat` provides it): the database notifies on the channel
 * `conversation` with `<key> <LastSeq>` at every change of it, including read markers. `inbox:conversations` is the staff's
 * list: it announces which conversation changed.
 */
export const INBOX_ROOM = 'inbox:conversations';

/** The message of the staff's room. */
export type InboxChange = { ConversationKey: string };

export const conversationRoom = (conversationKey: string): string => `conversation:${conversationKey}`;
