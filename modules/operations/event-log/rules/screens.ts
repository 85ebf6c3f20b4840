import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the event log module and the roles that may open them. */
export const eventLogScreens = {
  logs: {
    Path: '/logs',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_LOGS',
    Menu: { Group: 'logs', Place: 210, Label: 'MENU_LOGS', Icon: 'log' },
  },
} as const satisfies ScreenTable;

type EventLogScreens = typeof eventLogScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends EventLogScreens {}
}
