import type { ScreenTable } from '#platform/common/access/screens.ts';
import { dashboardsPermissions } from './permissions.ts';

/** Screens of the dashboards module and the roles that may open them. */
export const dashboardsScreens = {
  dashboard: {
    Path: '/dashboard',
    Layout: 'dashboard',
    Access: dashboardsPermissions.OPEN_DASHBOARD,
    Title: 'TITLE_DASHBOARD',
    Menu: { Group: 'main', Place: 10, Label: 'MENU_DASHBOARD', Icon: 'dashboard' },
  },
} as const satisfies ScreenTable;

type DashboardsScreens = typeof dashboardsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends DashboardsScreens {}
}
