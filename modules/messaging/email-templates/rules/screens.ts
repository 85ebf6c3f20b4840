import type { ScreenTable } from '#platform/common/access/screens.ts';
import { emailTemplatesPermissions } from './permissions.ts';

/** Screens of the email templates module, with the roles that may open them. */
export const emailTemplatesScreens = {
  emailNotification: {
    Path: '/email_notification',
    Layout: 'dashboard',
    Access: emailTemplatesPermissions.CHANGE_EMAIL_TEMPLATES,
    Title: 'TITLE_EMAIL_NOTIFICATION',
    Menu: { Group: 'settings', Place: 170, Label: 'MENU_EMAIL_NOTIFICATION', Icon: 'mail' },
  },
} as const satisfies ScreenTable;

type EmailTemplatesScreens = typeof emailTemplatesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends EmailTemplatesScreens {}
}
