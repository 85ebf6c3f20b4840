/**
 * Background jobs of conversations: email clients their unread answers, notify staff of questions, and
 * delete spam, old questions and closed chats every night.
 */
import type { JobsOf } from '#platform/server/jobs/handler.ts';
import type { NightlySteps } from '#platform/server/jobs/nightly.ts';
import { mailUnread } from './mail-unread.ts';
import { notifyStaff } from './notify-staff.ts';
import { sweepChats, sweepQuestions, sweepSpam } from './sweep-questions.ts';

/** Background jobs of this module, with the parameters of each. */
type ConversationsTasks = {
  /** Emails a client the chat messages they have not read. */
  'chat.mail': { ConversationKey: string };
  /** Notifies staff that someone is waiting for an answer. */
  'conversation.notify': { ConversationId: number; Seq: number };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ConversationsTasks {}
}

export const jobs = {
  'chat.mail': mailUnread,
  'conversation.notify': notifyStaff,
} satisfies JobsOf<ConversationsTasks>;

export const nightly = {
  spam: { place: 90, run: sweepSpam },
  'answered questions': { place: 100, run: sweepQuestions },
  'closed chats': { place: 110, run: sweepChats },
} satisfies NightlySteps;
