import { ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Group of notifications about comments, which users switch on or off together. */
export const commentsNoticeGroups = {
  COMMENT: { Place: 5, Roles: ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    comments: typeof commentsNoticeGroups;
  }
}
