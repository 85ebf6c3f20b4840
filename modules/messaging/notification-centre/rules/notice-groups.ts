import { ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Groups of notifications for which users set one email preference. */
export const notificationCentreNoticeGroups = {
  TURN: { Place: 1, Roles: ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    notificationCentre: typeof notificationCentreNoticeGroups;
  }
}
