import type { Texts } from './language.ts';

/** How people want to be told, and the body's own words for mails. */
export const noticeSettingTexts = {
  TITLE_EMAIL_NOTIFICATION: ['Email notification', '電郵通知', '电子邮件通知'],
  MENU_EMAIL_NOTIFICATION: ['Email notification', '電郵通知', '电子邮件通知'],
} as const satisfies Texts;
