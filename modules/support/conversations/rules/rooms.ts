/**
 * Live rooms. `conversation:<key>` is one conversation (`../chat` brings it): the database tells on the channel
 * `conversation` with `<key> <LastSeq>` at every change of it, also of who has seen what. `inbox:conversations` is the
 * staff's list: it tells which conversation changed.
 */
export const INBOX_ROOM = 'inbox:conversations';

/** What is told in the staff's room. */
export type InboxChange = { ConversationKey: string };

export const conversationRoom = (conversationKey: string): string => `conversation:${conversationKey}`;
