import type { JobsOf } from '#platform/server/jobs/handler.ts';
import { mailUnread } from './mail-unread.ts';

/** Background work of this module, with what each job is given. */
type ChatTasks = {
  /** Mails what a client has not read in the chat. */
  'chat.mail': { ConversationKey: string };
};

declare module '#platform/server/jobs/tasks.ts' {
  interface Tasks extends ChatTasks {}
}

export const jobs = {
  'chat.mail': mailUnread,
} satisfies JobsOf<ChatTasks>;
