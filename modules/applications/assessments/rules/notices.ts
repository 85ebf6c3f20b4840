import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { NoticeTable } from '#platform/common/notices.ts';

/** Notifications about overdue findings, for the assessor and for the client. */
export const assessmentsNotices = {
  FINDINGS_OVERDUE: { Group: 'TURN', ...applicationNotice },
  POINTS_OVERDUE: { Group: 'TURN', ...applicationNotice },
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    assessments: typeof assessmentsNotices;
  }
}
