import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { certificatesPermissions } from './permissions.ts';

/**
 * Declares the group of certificate notifications that clients can switch on or off together in their
 * notification settings.
 */
export const certificatesNoticeGroups = {
  CERTIFICATE: { Place: 3, Roles: certificatesPermissions.CHOOSE_CERTIFICATE_NOTICES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    certificates: typeof certificatesNoticeGroups;
  }
}
