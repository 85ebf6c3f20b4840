import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Notification groups of the conversations module; users set their preferences per group. */
export const conversationsNoticeGroups = {
  INBOX: { Place: 6, Roles: INBOX_ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    conversations: typeof conversationsNoticeGroups;
  }
}
