import type { ScreenTable } from '#platform/common/access/screens.ts';
import { translationsPermissions } from './permissions.ts';

/** Screens of the translations module and the roles that may open them. */
export const translationsScreens = {
  translation: {
    Path: '/translation',
    Layout: 'dashboard',
    Access: translationsPermissions.CHANGE_TRANSLATIONS,
    Title: 'TITLE_TRANSLATION',
    Menu: { Group: 'settings', Place: 180, Label: 'MENU_TRANSLATION', Icon: 'translation' },
  },
} as const satisfies ScreenTable;

type TranslationsScreens = typeof translationsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends TranslationsScreens {}
}
