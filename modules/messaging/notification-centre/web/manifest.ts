/** Web manifest of the notification centre. */
import { defineWebModule } from '#platform/web/web-module.ts';
import { notificationCentreEvents } from '../rules/events.ts';
import { notificationCentreNoticeGroups } from '../rules/notice-groups.ts';

export const notificationCentreWeb = defineWebModule({
  name: 'messaging/notification-centre',
  events: notificationCentreEvents,
  noticeGroups: notificationCentreNoticeGroups,
});
