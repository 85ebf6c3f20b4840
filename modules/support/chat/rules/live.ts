/**
 * Data that the chat's live rooms send to clients and to staff: availability of staff, and a conversation's
 * status, read markers, presence and typing.
 */
import { z } from 'zod';
import { CONVERSATION_STATUSES } from '#modules/support/conversations/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** Live room with the availability of the chat; open to clients and inbox users. */
export const AVAILABILITY_ROOM = 'availability:conversations';

/** Whether a message is answered at once, or later by email. */
export const agentAvailability = z.object({
  /** Within the configured office hours. */
  IsOpen: z.boolean(),
  ClosesAt: z.string().nullable(),
  OpensAt: z.string().nullable(),
  /** A staff member has the inbox open. */
  IsThere: z.boolean(),
});
export type AgentAvailability = z.infer<typeof agentAvailability>;

/** The same for staff, with the names of the staff members present. */
const staffAvailability = agentAvailability.extend({ People: z.array(personName) });
export type StaffAvailability = z.infer<typeof staffAvailability>;

/** Conversation state sent to the client. Contains nothing about notes, not even that there are any. */
export const chatState = z.object({
  Status: z.enum(CONVERSATION_STATUSES),
  /** The newest message, and the client's newest message that staff has seen. */
  NewestKey: z.string().nullable(),
  SeenKey: z.string().nullable(),
  /** Changes with every typing signal; null when no one is typing. */
  TypingUntil: z.string().nullable(),
});
export type ChatState = z.infer<typeof chatState>;

/** Conversation state sent to staff. */
const staffChatState = z.object({
  Version: z.int(),
  LastSeq: z.int(),
  ClientSeenSeq: z.int(),
  StaffSeenSeq: z.int(),
  /** Whether the client has the chat open. */
  IsClientViewing: z.boolean(),
  AskerTypingUntil: z.string().nullable(),
  /** Other staff members who have the conversation open. */
  Others: z.array(personName.extend({ TypingUntil: z.string().nullable() })),
});
export type StaffChatState = z.infer<typeof staffChatState>;
