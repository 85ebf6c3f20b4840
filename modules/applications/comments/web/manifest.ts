/** Web manifest of the comments module. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { commentsEvents } from '../rules/events.ts';
import { commentsNoticeGroups } from '../rules/notice-groups.ts';

export const commentsWeb = defineWebModule({
  name: 'applications/comments',
  events: commentsEvents,
  noticeGroups: commentsNoticeGroups,
});
