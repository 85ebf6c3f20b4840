/** Notification kinds about applications and their steps, with the group that each belongs to. */
import { APPLICATION_PARAMS, applicationNotice } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

/** Notification that requires action by the recipient. */
const turnNotice = { Group: 'TURN', ...applicationNotice } as const satisfies Notice;
/** Notification about an event of the client's application. */
const clientNotice = { Group: 'APPLICATION', ...applicationNotice } as const satisfies Notice;

/** Notifications about an application and its steps. */
export const applicationsNotices = {
  TURN_CHECK: turnNotice,
  TURN_ASSIGN: turnNotice,
  TURN_ABSENT: turnNotice,
  TURN_STEP: turnNotice,
  TURN_CERTIFICATE: turnNotice,
  STEP_BACK: turnNotice,
  ASSIGNED: turnNotice,
  REMINDER: turnNotice,
  SUBMITTED: clientNotice,
  SUBMITTED_UNPAID: {
    Group: 'MONEY',
    path: ({ ApplicationKey }) => (ApplicationKey ? `/invoice/${ApplicationKey}` : null),
    Mail: { Button: 'MAIL_PAY_INVOICE', Params: [...APPLICATION_PARAMS, 'InvoiceNo', 'Amount', 'On'] },
  },
  ANSWERED: clientNotice,
  REVIEW_STARTED: clientNotice,
  RETURNED: turnNotice,
  POINTS: turnNotice,
  REFUSED: clientNotice,
  CERTIFIED: clientNotice,
  PUBLISHED: clientNotice,
  CANCELLED: clientNotice,
  CANCELLED_WITH_CERTIFICATE: clientNotice,
  SPECIAL: clientNotice,
  CYCLE_OPEN: turnNotice,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    applications: typeof applicationsNotices;
  }
}
