/** API contract of the client's side of the support chat, and of its office hours. */
import { z } from 'zod';
import {
  conversationsPermissions,
  messageFiles,
  messageText,
  messageView,
} from '#modules/support/conversations/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { chatCount, chatCountRoutes } from './count-contract.ts';
import { officeHours } from './hours.ts';
import { agentAvailability, chatState } from './live.ts';
import { chatPermissions } from './permissions.ts';

/**
 * A client has one conversation, which continues with every new message. Messages are identified by their
 * keys; numbers with gaps would reveal staff notes.
 */

const chatMessage = messageView.omit({ Seq: true, By: true, IsMailed: true });
export type ChatMessage = z.infer<typeof chatMessage>;

const chatView = z.object({
  /** Null: the client has never written. */
  ConversationKey: z.string().nullable(),
  ConversationNo: z.string().nullable(),
  State: chatState.omit({ TypingUntil: true }).nullable(),
  /** The newest messages, or those requested, in chronological order; at most 100. */
  Messages: z.array(chatMessage),
  HasEarlier: z.boolean(),
  /** Number of staff messages that the client has not seen, and the key of the first. */
  Unread: z.int(),
  UnreadFrom: z.string().nullable(),
  Availability: agentAvailability,
});
export type ChatView = z.infer<typeof chatView>;

const client = { access: chatPermissions.CHAT_AS_CLIENT } as const;

export const chatRoutes = {
  view: defineRoute({
    method: 'GET',
    path: '/chat/view',
    summary:
      'The caller’s chat with the certification body: its latest messages, or those before or after a given one',
    ...client,
    reads: ['accounts', 'applications', 'conversations', 'files', 'services', 'settings', 'teams'],
    query: z.strictObject({ BeforeKey: key.optional(), AfterKey: key.optional() }),
    data: chatView,
  }),
  ...chatCountRoutes,
  send: defineRoute({
    method: 'POST',
    path: '/chat/send',
    summary: 'Sends a message to staff; the first message starts the chat',
    ...client,
    body: z.strictObject({
      Text: messageText,
      Attachment: messageFiles,
      /** The application that the question is about; shown to staff who may see it. */
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
    access: conversationsPermissions.ANSWER_INQUIRIES,
    reads: ['settings'],
    data: officeHours,
  }),
  saveHours: defineRoute({
    method: 'POST',
    path: '/chat/hours/save',
    summary: 'Sets the office hours of the chat',
    access: chatPermissions.CHANGE_CHAT_HOURS,
    body: officeHours,
    data: officeHours,
  }),
} as const;
