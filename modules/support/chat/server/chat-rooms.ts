import {
  type Conversation,
  isOfInbox,
  loadConversation,
} from '#modules/support/conversations/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { Presence } from '#platform/server/realtime/presence.ts';
import type { RoomKind } from '#platform/server/realtime/types.ts';
import {
  type ChatState,
  DESK_ROOM,
  type DeskState,
  type StaffChatState,
  type StaffDesk,
} from '../rules/live.ts';
import { newestKey, seenKey } from './chat-marks.ts';
import { deskState } from './desk-state.ts';
import { conversationPeople, deskPeople } from './who-is-there.ts';

/** One conversation: its asker, and the staff, each notified of what concerns them. */
export const conversationRoom = (db: Db, presence: Presence): RoomKind => ({
  Channel: 'conversation',
  isState: true,
  mayJoin: async (person, key) => (await seen(db, person, key)) !== null,
  say: async (person, key) => {
    const row = await seen(db, person, key);
    if (!row) return null;
    return isOfInbox(person) ? staffState(db, person, row) : askerState(db, person, row);
  },
  ...spokenIn(presence),
});

/** Whether the chat is staffed, for all users with a chat; for the staff also by whom. */
export const deskRoom = (db: Db): RoomKind => ({
  Channel: 'desk',
  isState: true,
  mayJoin: async (person, key) => isDesk(key) && mayHear(person),
  say: async (person, key): Promise<DeskState | StaffDesk | null> => {
    if (!isDesk(key) || !mayHear(person)) return null;
    const state = await deskState(db, new Date());
    return isOfInbox(person) ? { ...state, People: await deskPeople(db) } : state;
  },
});

/** What a room needs so that those in it are known to be there. */
const spokenIn = ({ hear, left }: Presence): Pick<RoomKind, 'hear' | 'left'> => ({ hear, left });

const isDesk = (key: string): boolean => DESK_ROOM === `desk:${key}`;
const mayHear = (person: SignedIn): boolean => isClient(person.Roles) || isOfInbox(person);

async function seen(db: Db, person: SignedIn, key: string): Promise<Conversation | null> {
  const row = await loadConversation(db, key);
  return row && (isOfInbox(person) || row.AccountId === person.Id) ? row : null;
}

async function askerState(db: Db, person: SignedIn, row: Conversation): Promise<ChatState> {
  const people = await conversationPeople(db, row.ConversationKey);
  return {
    Status: row.Status,
    NewestKey: await newestKey(db, row),
    SeenKey: await seenKey(db, row),
    TypingUntil: latest(people.filter(({ IsStaff, Id }) => IsStaff && Id !== person.Id)),
  };
}

async function staffState(db: Db, person: SignedIn, row: Conversation): Promise<StaffChatState> {
  const people = await conversationPeople(db, row.ConversationKey);
  const asker = people.filter(({ Id }) => Id === row.AccountId);
  return {
    Version: row.Version,
    LastSeq: row.LastSeq,
    AskerSeenSeq: row.AskerSeenSeq,
    StaffSeenSeq: row.StaffSeenSeq,
    IsAskerLooking: asker.some(({ IsLooking }) => IsLooking),
    AskerTypingUntil: latest(asker),
    Others: people
      .filter(({ IsStaff, Id }) => IsStaff && Id !== person.Id)
      .map(({ UserKey, Name, TypingUntil }) => ({ UserKey, Name, TypingUntil })),
  };
}

const latest = (people: readonly { TypingUntil: string | null }[]): string | null =>
  people
    .flatMap(({ TypingUntil }) => TypingUntil ?? [])
    .sort()
    .at(-1) ?? null;
