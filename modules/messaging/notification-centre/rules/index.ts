/** Public rules of the notification centre: everything that other modules may import. */
export { APPLICATION_PARAMS, applicationNotice } from './application-notice.ts';
export type { Audience, Message } from './audience.ts';
export { formatNotice, type NoticeParams, noticeText, noticeTitle } from './format-notice.ts';
export { choiceOf, groupOf } from './groups.ts';
export { applicationPath } from './notice-path.ts';
