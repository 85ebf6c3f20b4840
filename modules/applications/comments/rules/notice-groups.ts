import { ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/**
 * Registers the notification group COMMENT, available to all roles, for which users set one email
 * preference.
 */
export const commentsNoticeGroups = {
  COMMENT: { Place: 5, Roles: ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    comments: typeof commentsNoticeGroups;
  }
}
