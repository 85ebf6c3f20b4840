import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/**
 * Notification group MONEY, for which clients set whether and how they are notified of changes to their
 * payments.
 */
export const invoicesNoticeGroups = {
  MONEY: { Place: 4, Roles: ['CLIENT'] },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    invoices: typeof invoicesNoticeGroups;
  }
}
