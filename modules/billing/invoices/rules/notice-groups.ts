import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Notification groups of the invoices module; users set their preferences per group. */
export const invoicesNoticeGroups = {
  MONEY: { Place: 4, Roles: ['CLIENT'] },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    invoices: typeof invoicesNoticeGroups;
  }
}
