import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/**
 * Notification group INBOX, for which staff of the inbox set whether and how they are notified of clients'
 * and visitors' questions.
 */
export const conversationsNoticeGroups = {
  INBOX: { Place: 6, Roles: INBOX_ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    conversations: typeof conversationsNoticeGroups;
  }
}
