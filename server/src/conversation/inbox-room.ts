import type { InboxChange } from '@assay/shared/conversation/rooms.ts';
import type { RoomKind } from '../realtime/types.ts';
import { isOfInbox } from './is-of-inbox.ts';

/** The staff's list of conversations: it is told which one changed, and asks for what it shows itself. */
export const inboxRoom: RoomKind = {
  Channel: 'inbox',
  mayJoin: async (person, key) => key === 'conversations' && isOfInbox(person),
  say: async (person, _key, what): Promise<InboxChange | null> =>
    isOfInbox(person) ? { ConversationKey: what } : null,
};
