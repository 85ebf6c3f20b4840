import type { RoomKind } from '#platform/server/realtime/types.ts';
import type { InboxChange } from '../rules/rooms.ts';
import { isOfInbox } from './is-of-inbox.ts';

/** The staff's conversation list: it is notified which conversation changed and fetches what it shows itself. */
export const inboxRoom: RoomKind = {
  Channel: 'inbox',
  canJoin: async (person, key) => key === 'conversations' && isOfInbox(person),
  payloadFor: async (person, _key, what): Promise<InboxChange | null> =>
    isOfInbox(person) ? { ConversationKey: what } : null,
};
