import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { notificationCentrePermissions } from './permissions.ts';

/** Groups of notifications for which users set one email preference. */
export const notificationCentreNoticeGroups = {
  TURN: { Place: 1, Roles: notificationCentrePermissions.CHOOSE_TURN_NOTICES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    notificationCentre: typeof notificationCentreNoticeGroups;
  }
}
