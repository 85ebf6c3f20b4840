import { APPLICATION_PARAMS, applicationPath } from '#modules/messaging/notification-centre/rules/index.ts';
import type { Notice, NoticeSubject, NoticeTable } from '#platform/common/notices.ts';

const comment = {
  Group: 'COMMENT',
  path: (about: NoticeSubject) => {
    const path = applicationPath(about);
    return path && `${path}&tab=comments`;
  },
  Mail: { Button: 'MAIL_OPEN_APPLICATION', Params: [...APPLICATION_PARAMS, 'Person'] },
} as const satisfies Notice;

/**
 * Registers the notifications about new comments and mentions; both link to the comments tab of the
 * application.
 */
export const commentsNotices = { MENTIONED: comment, COMMENTED: comment } as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    comments: typeof commentsNotices;
  }
}
