/**
 * Names of the live rooms of one conversation and of the staff inbox, and the message that notifies the inbox
 * which conversation changed.
 */

/**
 * Live rooms. `conversation:<key>` is one conversation (provided by `../chat`): the database notifies on the
 * channel `conversation` with `<key> <LastSeq>` at every change of it, including read markers.
 * `inbox:conversations` is the staff's list: it announces which conversation changed.
 */
export const INBOX_ROOM = 'inbox:conversations';

/** Message sent to the staff's room. */
export type InboxChange = { ConversationKey: string };

export const conversationRoom = (conversationKey: string): string => `conversation:${conversationKey}`;
