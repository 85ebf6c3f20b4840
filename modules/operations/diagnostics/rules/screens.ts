import type { ScreenTable } from '#platform/common/access/screens.ts';
import { diagnosticsPermissions } from './permissions.ts';

/** Screens of this module and the permission to open them. */
export const diagnosticsScreens = {
  deployment: {
    Path: '/deployment',
    Layout: 'dashboard',
    Access: diagnosticsPermissions.READ_DEPLOYMENT,
    Title: 'TITLE_DEPLOYMENT',
    Menu: { Group: 'settings', Place: 205, Label: 'MENU_DEPLOYMENT', Icon: 'deployment' },
  },
} as const satisfies ScreenTable;

type DiagnosticsScreens = typeof diagnosticsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends DiagnosticsScreens {}
}
