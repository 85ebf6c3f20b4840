import type { ScreenTable } from '#platform/common/access/screens.ts';
import { permissionsPermissions } from './permissions.ts';

/** Screens of this module and the permission to open them. */
export const permissionsScreens = {
  permissions: {
    Path: '/permissions',
    Layout: 'dashboard',
    Access: permissionsPermissions.READ_PERMISSIONS,
    Title: 'TITLE_PERMISSIONS',
    Menu: { Group: 'settings', Place: 125, Label: 'MENU_PERMISSIONS', Icon: 'permission' },
  },
} as const satisfies ScreenTable;

type PermissionsScreens = typeof permissionsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends PermissionsScreens {}
}
