import type { ScreenTable } from '#platform/common/access/screens.ts';
import { eventLogPermissions } from './permissions.ts';

/** Screens of the event log module and the roles that may open them. */
export const eventLogScreens = {
  logs: {
    Path: '/logs',
    Layout: 'dashboard',
    Access: eventLogPermissions.READ_EVENT_LOG,
    Title: 'TITLE_LOGS',
    Menu: { Group: 'logs', Place: 210, Label: 'MENU_LOGS', Icon: 'log' },
  },
} as const satisfies ScreenTable;

type EventLogScreens = typeof eventLogScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends EventLogScreens {}
}
