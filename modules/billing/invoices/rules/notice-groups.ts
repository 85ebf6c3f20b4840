import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';
import { invoicesPermissions } from './permissions.ts';

/**
 * Notification group MONEY, for which clients set whether and how they are notified of changes to their
 * payments.
 */
export const invoicesNoticeGroups = {
  MONEY: { Place: 4, Roles: invoicesPermissions.RECEIVE_RECEIPTS },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    invoices: typeof invoicesNoticeGroups;
  }
}
