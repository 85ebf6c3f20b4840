import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key, line, version } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { actionView, localized, personName } from '#platform/common/contract/shapes.ts';
import { applicationNaming } from '#platform/common/format/application-name.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { inboxCount, inboxCountRoutes } from './inbox-count-contract.ts';
import { inboxList } from './inbox-list.ts';
import { plainText } from './inputs.ts';
import { CONTACT_TOPICS, CONVERSATION_SOURCES, MESSAGE_SIDES, SUSPICIONS } from './kinds.ts';
import { messageView } from './message.ts';
import { conversationsPermissions } from './permissions.ts';
import { CONVERSATION_STATUSES } from './statuses.ts';

/**
 * One model for both channels: the public contact form, and the chat of signed-in users. This contract is
 * the staff's side of both; the client's side of the chat is in `../chat`.
 */

/** Placeholders in canned answers, in double braces: the asker's name and the reference number. */
export const CANNED_PLACEHOLDERS = ['Name', 'ConversationNo'] as const;

const conversationRow = z.object({
  ConversationKey: z.string(),
  /** Reference number used in emails: `Q-2026-00042`. */
  ConversationNo: z.string(),
  Source: z.enum(CONVERSATION_SOURCES),
  Status: z.enum(CONVERSATION_STATUSES),
  Topic: z.enum(CONTACT_TOPICS).nullable(),
  Name: z.string(),
  Organisation: z.string(),
  /** The asker's language. */
  Language: z.enum(LANGUAGES),
  Assigned: personName.nullable(),
  /** Beginning of the newest message, on one line; notes are excluded. */
  Excerpt: z.string(),
  LastSide: z.enum(MESSAGE_SIDES),
  LastAt: z.string(),
  /** Number of the asker's messages that no staff member has seen. */
  Unread: z.int(),
});
export type ConversationRow = z.infer<typeof conversationRow>;

export const conversationView = conversationRow.omit({ Excerpt: true, Unread: true }).extend({
  Version: z.int(),
  Email: z.string(),
  CreatedAt: z.string(),
  /**
   * Chats only: the user account. A visitor's email address proves nothing, so a contact question belongs to
   * no account.
   */
  Asker: personName.nullable(),
  /** Only if the reader may see the application as well. */
  Application: z.object({ ApplicationKey: z.string(), ...applicationNaming }).nullable(),
  /** Why the conversation was marked as suspicious on arrival. */
  Suspicions: z.array(z.enum(SUSPICIONS)),
  LastSeq: z.int(),
  /** Number of the last message that the asker has seen; always 0 for visitors. */
  ClientSeenSeq: z.int(),
  StaffSeenSeq: z.int(),
  /** The newest messages, or those requested, in chronological order. */
  Messages: z.array(messageView),
  HasEarlier: z.boolean(),
  Actions: z.array(actionView),
});
export type ConversationView = z.infer<typeof conversationView>;

const cannedText = plainText(4_000).min(1);
const cannedTitle = line.min(1).max(120);

const cannedAnswer = z.object({
  CannedKey: z.string(),
  Version: z.int(),
  Title: localized,
  /** May contain `CANNED_PLACEHOLDERS`. */
  Text: localized,
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;

const cannedList = z.object({ Rows: z.array(cannedAnswer), MayChange: z.boolean() });

const inbox = { access: conversationsPermissions.ANSWER_INQUIRIES } as const;

export const conversationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/conversation/list',
    summary: 'The inbox: questions from the public site and chats, newest first',
    ...inbox,
    reads: ['accounts', 'applications', 'conversations', 'services', 'teams'],
    query: inboxList.Query,
    data: listData(conversationRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/conversation/view',
    summary: 'One conversation with its latest messages, or with those before or after a number',
    ...inbox,
    reads: ['accounts', 'applications', 'conversations', 'files', 'services', 'teams'],
    query: z.strictObject({
      ConversationKey: key,
      BeforeSeq: z.coerce.number().int().min(1).max(1_000_000).optional(),
      AfterSeq: z.coerce.number().int().min(0).max(1_000_000).optional(),
    }),
    data: conversationView,
  }),
  ...inboxCountRoutes,
  seen: defineRoute({
    method: 'POST',
    path: '/conversation/seen',
    summary: 'Marks messages as seen by the staff',
    ...inbox,
    body: z.strictObject({ ConversationKey: key, Seq: z.int().min(0).max(1_000_000) }),
    data: inboxCount,
  }),
  people: defineRoute({
    method: 'GET',
    path: '/conversation/people',
    summary: 'Staff to whom a conversation can be assigned',
    ...inbox,
    reads: ['accounts', 'conversations'],
    data: z.object({ Rows: z.array(personName.extend({ Open: z.int() })) }),
  }),
  cannedList: defineRoute({
    method: 'GET',
    path: '/conversation/canned/list',
    summary: 'Canned responses in three languages',
    ...inbox,
    reads: ['saved-replies'],
    data: cannedList,
  }),
  cannedSave: defineRoute({
    method: 'POST',
    path: '/conversation/canned/save',
    summary: 'Saves a canned response; without a key it is a new one',
    access: conversationsPermissions.CHANGE_CANNED_RESPONSES,
    reads: ['accounts', 'applications', 'conversations', 'services', 'teams'],
    body: z.strictObject({
      CannedKey: key.optional(),
      Version: version.optional(),
      Title: z.strictObject({ EN: cannedTitle, CHT: cannedTitle, CHS: cannedTitle }),
      Text: z.strictObject({ EN: cannedText, CHT: cannedText, CHS: cannedText }),
    }),
    data: cannedList,
  }),
  cannedRemove: defineRoute({
    method: 'POST',
    path: '/conversation/canned/remove',
    summary: 'Removes a canned response',
    access: conversationsPermissions.CHANGE_CANNED_RESPONSES,
    body: z.strictObject({ CannedKey: key, Version: version.optional() }),
    data: cannedList,
  }),
} as const;
