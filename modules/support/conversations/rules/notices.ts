import type { Notice, NoticeSubject, NoticeTable } from '#platform/common/notices.ts';

const question = {
  Group: 'INBOX',
  path: ({ ConversationKey }: NoticeSubject) => (ConversationKey ? `/inbox?key=${ConversationKey}` : null),
  Mail: { Button: 'MAIL_OPEN_QUESTION', Params: ['ConversationNo', 'Asker'] },
} as const satisfies Notice;

/**
 * Notifications to staff about questions from clients and visitors (new, continued, assigned), with their
 * link to the inbox and their email.
 */
export const conversationsNotices = {
  QUESTION_NEW: question,
  QUESTION_MORE: question,
  QUESTION_ASSIGNED: question,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    conversations: typeof conversationsNotices;
  }
}
