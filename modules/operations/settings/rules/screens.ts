import type { ScreenTable } from '#platform/common/access/screens.ts';
import { settingsPermissions } from './permissions.ts';

/** Screens of the settings module and the roles that may open them. */
export const settingsScreens = {
  settings: {
    Path: '/settings',
    Layout: 'dashboard',
    Access: settingsPermissions.READ_SETTINGS,
    Title: 'TITLE_SETTINGS',
    Menu: { Group: 'settings', Place: 200, Label: 'MENU_SETTINGS', Icon: 'setting' },
  },
} as const satisfies ScreenTable;

type SettingsScreens = typeof settingsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends SettingsScreens {}
}
