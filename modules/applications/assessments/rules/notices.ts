import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/**
 * Registers the two notifications about overdue checklist findings: one for staff, one for the client about
 * overdue points on the to-do list.
 */
export const assessmentsNotices = {
  FINDINGS_OVERDUE: { Group: 'TURN', ...applicationNotice },
  POINTS_OVERDUE: { Group: 'TURN', ...applicationNotice },
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    assessments: typeof assessmentsNotices;
  }
}
