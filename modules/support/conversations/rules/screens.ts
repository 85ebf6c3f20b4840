import type { ScreenTable } from '#platform/common/access/screens.ts';
import { conversationsPermissions } from './permissions.ts';

/** Screens of the conversations module, with the roles that may open them. */
export const conversationsScreens = {
  inbox: {
    Path: '/inbox',
    Layout: 'dashboard',
    Access: conversationsPermissions.ANSWER_INQUIRIES,
    Title: 'TITLE_INBOX',
    Menu: { Group: 'main', Place: 60, Label: 'MENU_INBOX', Icon: 'inbox' },
  },
} as const satisfies ScreenTable;

type ConversationsScreens = typeof conversationsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ConversationsScreens {}
}
