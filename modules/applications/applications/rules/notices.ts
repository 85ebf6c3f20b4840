import { applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

/** Action required from the recipient. */
const turn = { Group: 'TURN', ...applicationNotice } as const satisfies Notice;
/** Something happened to the client's application. */
const news = { Group: 'APPLICATION', ...applicationNotice } as const satisfies Notice;

/** Messages about an application and its steps. */
export const applicationsNotices = {
  TURN_CHECK: turn,
  TURN_ASSIGN: turn,
  TURN_STEP: turn,
  TURN_CERTIFICATE: turn,
  STEP_BACK: turn,
  ASSIGNED: turn,
  REMINDER: turn,
  SUBMITTED: news,
  REVIEW_STARTED: news,
  RETURNED: turn,
  POINTS: turn,
  REFUSED: news,
  CERTIFIED: news,
  PUBLISHED: news,
  CANCELLED: news,
  CANCELLED_WITH_CERTIFICATE: news,
  SPECIAL: news,
  CYCLE_OPEN: turn,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    applications: typeof applicationsNotices;
  }
}
