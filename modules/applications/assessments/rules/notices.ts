import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/** Reminders of findings whose day has passed: to the assessor, and to the client. */
export const assessmentsNotices = {
  FINDINGS_OVERDUE: { Group: 'TURN', ...applicationNotice },
  POINTS_OVERDUE: { Group: 'TURN', ...applicationNotice },
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    assessments: typeof assessmentsNotices;
  }
}
