import { CLIENT_ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Groups of notifications about applications that users switch on or off together. */
export const applicationsNoticeGroups = {
  APPLICATION: { Place: 2, Roles: CLIENT_ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    applications: typeof applicationsNoticeGroups;
  }
}
