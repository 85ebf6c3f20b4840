import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { conversationsPermissions } from './permissions.ts';

/**
 * Notification group INBOX, for which staff of the inbox set whether and how they are notified of clients'
 * and visitors' questions.
 */
export const conversationsNoticeGroups = {
  INBOX: { Place: 6, Roles: conversationsPermissions.ANSWER_INQUIRIES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    conversations: typeof conversationsNoticeGroups;
  }
}
