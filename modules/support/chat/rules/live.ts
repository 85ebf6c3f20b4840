import { z } from 'zod';
import { CONVERSATION_STATUSES } from '#modules/support/conversations/rules/index.ts';
import { personName } from '#platform/common/contract/shapes.ts';

/** Who answers chats, and when: users of a chat and of the inbox may listen. */
export const AVAILABILITY_ROOM = 'availability:conversations';

/** Whether a message is answered at once, or later and by mail. */
export const agentAvailability = z.object({
  /** Within the configured office hours. */
  IsOpen: z.boolean(),
  ClosesAt: z.string().nullable(),
  OpensAt: z.string().nullable(),
  /** A staff member has the inbox open. */
  IsThere: z.boolean(),
});
export type AgentAvailability = z.infer<typeof agentAvailability>;

/** The same for the staff: with who it is. */
const staffAvailability = agentAvailability.extend({ People: z.array(personName) });
export type StaffAvailability = z.infer<typeof staffAvailability>;

/** What the room of a conversation reports to the asker. Nothing about notes, not even that there are any. */
export const chatState = z.object({
  Status: z.enum(CONVERSATION_STATUSES),
  /** The newest message, and of their own ones the newest that the staff has seen. */
  NewestKey: z.string().nullable(),
  SeenKey: z.string().nullable(),
  /** Changes with every typing signal; null when no one is typing. */
  TypingUntil: z.string().nullable(),
});
export type ChatState = z.infer<typeof chatState>;

/** What it says to the staff. */
const staffChatState = z.object({
  Version: z.int(),
  LastSeq: z.int(),
  ClientSeenSeq: z.int(),
  StaffSeenSeq: z.int(),
  /** The asker has the chat open. */
  IsClientViewing: z.boolean(),
  AskerTypingUntil: z.string().nullable(),
  /** Others of the staff who have it open. */
  Others: z.array(personName.extend({ TypingUntil: z.string().nullable() })),
});
export type StaffChatState = z.infer<typeof staffChatState>;
