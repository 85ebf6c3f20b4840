import { INBOX_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the conversations module, with the roles that may open them. */
export const conversationsScreens = {
  inbox: {
    Path: '/inbox',
    Layout: 'dashboard',
    Access: INBOX_ROLES,
    Title: 'TITLE_INBOX',
    Menu: { Group: 'main', Place: 60, Label: 'MENU_INBOX', Icon: 'inbox' },
  },
} as const satisfies ScreenTable;

type ConversationsScreens = typeof conversationsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ConversationsScreens {}
}
