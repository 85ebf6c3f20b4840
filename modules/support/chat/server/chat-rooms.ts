/**
 * Live rooms of the chat: a conversation's state for the client and for staff, recording who has it open,
 * and the availability of staff; each checks access.
 */
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
  type AgentAvailability,
  AVAILABILITY_ROOM,
  type ChatState,
  type StaffAvailability,
  type StaffChatState,
} from '../rules/live.ts';
import { agentAvailability } from './agent-availability.ts';
import { lastSeenKey, newestKey } from './chat-marks.ts';
import { conversationParticipants, presentAgents } from './presence.ts';

/** Live room of one conversation: sends the client and the staff the state meant for each. */
export const conversationRoom = (db: Db, presence: Presence): RoomKind => ({
  Channel: 'conversation',
  isState: true,
  canJoin: async (person, key) => (await seenMarks(db, person, key)) !== null,
  payloadFor: async (person, key) => {
    const row = await seenMarks(db, person, key);
    if (!row) return null;
    return isOfInbox(person) ? staffState(db, person, row) : clientState(db, person, row);
  },
  ...joinConversation(presence),
});

/** Live room for the chat's availability: for all clients, and for staff with the names of those present. */
export const availabilityRoom = (db: Db): RoomKind => ({
  Channel: 'availability',
  isState: true,
  canJoin: async (person, key) => isAvailabilityRoom(key) && canJoin(person),
  payloadFor: async (person, key): Promise<AgentAvailability | StaffAvailability | null> => {
    if (!isAvailabilityRoom(key) || !canJoin(person)) return null;
    const state = await agentAvailability(db, new Date());
    return isOfInbox(person) ? { ...state, People: await presentAgents(db) } : state;
  },
});

/** Room handlers that record the presence of its users. */
const joinConversation = ({
  hear: handleSignal,
  left,
}: Presence): Pick<RoomKind, 'onSignal' | 'onLeave'> => ({
  onSignal: handleSignal,
  onLeave: left,
});

const isAvailabilityRoom = (key: string): boolean => AVAILABILITY_ROOM === `availability:${key}`;
const canJoin = (person: SignedIn): boolean => isClient(person.Roles) || isOfInbox(person);

async function seenMarks(db: Db, person: SignedIn, key: string): Promise<Conversation | null> {
  const row = await loadConversation(db, key);
  return row && (isOfInbox(person) || row.AccountId === person.Id) ? row : null;
}

async function clientState(db: Db, person: SignedIn, row: Conversation): Promise<ChatState> {
  const people = await conversationParticipants(db, row.ConversationKey);
  return {
    Status: row.Status,
    NewestKey: await newestKey(db, row),
    SeenKey: await lastSeenKey(db, row),
    TypingUntil: latest(people.filter(({ IsStaff, Id }) => IsStaff && Id !== person.Id)),
  };
}

async function staffState(db: Db, person: SignedIn, row: Conversation): Promise<StaffChatState> {
  const people = await conversationParticipants(db, row.ConversationKey);
  const asker = people.filter(({ Id }) => Id === row.AccountId);
  return {
    Version: row.Version,
    LastSeq: row.LastSeq,
    ClientSeenSeq: row.ClientSeenSeq,
    StaffSeenSeq: row.StaffSeenSeq,
    IsClientViewing: asker.some(({ IsViewing }) => IsViewing),
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
