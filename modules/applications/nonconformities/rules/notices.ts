/** Notifications about nonconformities, with the group that each belongs to. */
import { APPLICATION_PARAMS } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

const nonconformityNotice = {
  Group: 'TURN',
  path: ({ NonconformityKey }) => (NonconformityKey ? `/nonconformities/view?key=${NonconformityKey}` : null),
  Mail: { Button: 'MAIL_OPEN_NONCONFORMITY', Params: [...APPLICATION_PARAMS, 'NonconformityNo', 'On'] },
} as const satisfies Notice;

export const nonconformitiesNotices = {
  /** To the client: to be answered. */
  NC_RELEASED: nonconformityNotice,
  /** To the auditors: to be checked. */
  NC_ANSWERED: nonconformityNotice,
  /** To the client: to be answered again. */
  NC_RETURNED: nonconformityNotice,
  /** To the client: the due date of one that it has to answer is near. */
  NC_REMINDER: nonconformityNotice,
  /** To the planners and the assessor: overdue for longer than the service allows. */
  NC_ESCALATED: nonconformityNotice,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    nonconformities: typeof nonconformitiesNotices;
  }
}
