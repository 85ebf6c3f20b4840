import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { applicationsPermissions } from './permissions.ts';

/**
 * Registers the notification group APPLICATION, offered to clients: notifications about events of their
 * applications, for which they set one email preference.
 */
export const applicationsNoticeGroups = {
  APPLICATION: { Place: 2, Roles: applicationsPermissions.CHOOSE_APPLICATION_NOTICES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    applications: typeof applicationsNoticeGroups;
  }
}
