import type { ScreenTable } from '#platform/common/access/screens.ts';
import { contentPermissions } from './permissions.ts';

/** Screens of the content module and the roles that may open them. */
export const contentScreens = {
  content: {
    Path: '/content',
    Layout: 'dashboard',
    Access: contentPermissions.READ_CONTENT,
    Title: 'TITLE_CONTENT',
    Menu: { Group: 'settings', Place: 190, Label: 'MENU_CONTENT', Icon: 'content' },
  },
  contentEdit: {
    Path: '/content/edit/$kind',
    Layout: 'subpage',
    Access: contentPermissions.PUBLISH_CONTENT,
    Title: 'TITLE_CONTENT_EDIT',
    Back: '/content',
  },
} as const satisfies ScreenTable;

type ContentScreens = typeof contentScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ContentScreens {}
}
