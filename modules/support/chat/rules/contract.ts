import { z } from 'zod';
import {
  CANNED_EDITORS,
  messageFiles,
  messageText,
  messageView,
} from '#modules/support/conversations/rules/index.ts';
import { CLIENT_ROLES, INBOX_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { officeHours } from './hours.ts';
import { agentAvailability, chatState } from './live.ts';

/**
 * The client's side of a chat: one conversation per person, continued when a new message is written. Messages are identified by
 * their keys; numbers with gaps would reveal staff notes.
 */

const chatMessage = messageView.omit({ Seq: true, By: true, IsMailed: true });
export type ChatMessage = z.infer<typeof chatMessage>;

const chatView = z.object({
  /** Null: nothing was ever asked. */
  ConversationKey: z.string().nullable(),
  ConversationNo: z.string().nullable(),
  State: chatState.omit({ TypingUntil: true }).nullable(),
  /** The newest ones, or those that were asked for, in their order; at most 100. */
  Messages: z.array(chatMessage),
  HasEarlier: z.boolean(),
  /** Messages of the staff that the client has not seen, and the first of them. */
  Unread: z.int(),
  UnreadFrom: z.string().nullable(),
  Availability: agentAvailability,
});
export type ChatView = z.infer<typeof chatView>;

const chatCount = z.object({
  Unread: z.int(),
  /** The key of the live room; null: there is none yet. */
  ConversationKey: z.string().nullable(),
});
export type ChatCount = z.infer<typeof chatCount>;

const client = { access: CLIENT_ROLES } as const;

export const chatRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/chat/view',
    summary:
      'The caller’s chat with the certification body: its latest messages, or those before or after a given one',
    ...client,
    query: z.strictObject({ BeforeKey: key.optional(), AfterKey: key.optional() }),
    data: chatView,
  }),
  count: defineRoute({
    method: 'GET',
    path: '/chat/count',
    summary: 'Number of unread answers from staff',
    ...client,
    data: chatCount,
  }),
  send: defineRoute({
    method: 'POST',
    path: '/chat/send',
    summary: 'Sends a message to staff; the first message starts the chat',
    ...client,
    body: z.strictObject({
      Text: messageText,
      Attachment: messageFiles,
      /** What it is about; the staff who may see it has it at hand. */
      ApplicationKey: key.optional(),
    }),
    data: z.object({ ConversationKey: z.string(), Message: chatMessage }),
  }),
  seen: defineRoute({
    method: 'POST',
    path: '/chat/seen',
    summary: 'Marks messages up to the given one as seen by the client',
    ...client,
    body: z.strictObject({ MessageKey: key }),
    data: chatCount,
  }),
  hours: defineRoute({
    method: 'GET',
    path: '/chat/hours',
    summary: 'Office hours of the chat',
    access: INBOX_ROLES,
    data: officeHours,
  }),
  saveHours: defineRoute({
    method: 'POST',
    path: '/chat/hours/save',
    summary: 'Sets the office hours of the chat',
    access: CANNED_EDITORS,
    body: officeHours,
    data: officeHours,
  }),
} as const;
