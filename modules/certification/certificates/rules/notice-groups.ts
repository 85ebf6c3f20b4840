import { CLIENT_ROLES } from '#platform/common/access/roles.ts';
import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Certificate notifications as one group, which clients can switch on or off together. */
export const certificatesNoticeGroups = {
  CERTIFICATE: { Place: 3, Roles: CLIENT_ROLES },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    certificates: typeof certificatesNoticeGroups;
  }
}
