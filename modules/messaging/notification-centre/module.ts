/**
 * Notification centre: notifications in the portal, their emails and daily digests, and users' preferences.
 */
import { defineModule } from '#platform/common/module.ts';
import { notificationCentreEvents } from './rules/events.ts';
import { notificationCentreNoticeGroups } from './rules/notice-groups.ts';
import { notificationCentrePermissions } from './rules/permissions.ts';
import { noticeSettingTexts } from './texts/notice-setting.ts';

const texts = { noticeSetting: noticeSettingTexts };

export const module = defineModule({
  name: 'messaging/notification-centre',
  uses: ['identity/accounts', 'messaging/email-templates'],
  permissions: notificationCentrePermissions,
  events: notificationCentreEvents,
  noticeGroups: notificationCentreNoticeGroups,
  texts,
});

type NotificationCentreTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends NotificationCentreTexts {}
}
