import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { commentsPermissions } from './permissions.ts';

/**
 * Registers the notification group COMMENT, available to all roles, for which users set one email
 * preference.
 */
export const commentsNoticeGroups = {
  COMMENT: { Place: 5, Roles: commentsPermissions.CHOOSE_COMMENT_NOTICES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    comments: typeof commentsNoticeGroups;
  }
}
