import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the content module and the roles that may open them. */
export const contentScreens = {
  content: {
    Path: '/content',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_CONTENT',
    Menu: { Group: 'settings', Place: 190, Label: 'MENU_CONTENT', Icon: 'content' },
  },
  contentEdit: {
    Path: '/content/edit/$kind',
    Layout: 'subpage',
    Access: ['ADMIN', 'SUB_ADMIN'],
    Title: 'TITLE_CONTENT_EDIT',
    Back: '/content',
  },
} as const satisfies ScreenTable;

type ContentScreens = typeof contentScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ContentScreens {}
}
