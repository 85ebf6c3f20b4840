import type { NoticeGroupTable } from '#platform/common/notice-groups.ts';

/** Messages that people choose for together. */
export const invoicesNoticeGroups = {
  MONEY: { Place: 4, Roles: ['CLIENT'] },
} as const satisfies NoticeGroupTable;

declare module '#platform/common/notice-groups.ts' {
  interface NoticeGroups {
    invoices: typeof invoicesNoticeGroups;
  }
}
