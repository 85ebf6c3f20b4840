import { ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Messages that people choose for together. */
export const commentsNoticeGroups = {
  COMMENT: { Place: 5, Roles: ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    comments: typeof commentsNoticeGroups;
  }
}
