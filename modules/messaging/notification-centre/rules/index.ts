/** What other modules may use of this one; everything else is its own. */
export { APPLICATION_PARAMS, applicationNotice } from './application-notice.ts';
export type { Audience, Message } from './audience.ts';
export { formatNotice, type NoticeParams, noticeText, noticeTitle } from './format-notice.ts';
export { choiceOf, groupOf } from './groups.ts';
export { applicationPath } from './notice-path.ts';
