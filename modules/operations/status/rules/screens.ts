import { eventLogPermissions } from '#modules/operations/event-log/rules/index.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the status module and the roles that may open them. */
export const statusScreens = {
  status: {
    Path: '/status',
    Layout: 'dashboard',
    Access: eventLogPermissions.READ_SYSTEM_STATUS,
    Title: 'TITLE_STATUS',
    Menu: { Group: 'logs', Place: 220, Label: 'MENU_STATUS', Icon: 'status' },
  },
} as const satisfies ScreenTable;

type StatusScreens = typeof statusScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends StatusScreens {}
}
