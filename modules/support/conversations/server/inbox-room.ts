import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { InboxChange } from '../rules/rooms.ts';
import { isOfInbox } from './is-of-inbox.ts';

/**
 * Live room of the staff inbox: notifies its users which conversation changed, so that their browsers refetch
 * what they show.
 */
export const inboxRoom: RoomKind = {
  Channel: 'inbox',
  canJoin: async (person, key) => key === 'conversations' && isOfInbox(person),
  payloadFor: async (person, _key, what): Promise<InboxChange | null> =>
    isOfInbox(person) ? { ConversationKey: what } : null,
};
