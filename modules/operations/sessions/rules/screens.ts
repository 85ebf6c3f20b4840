import type { ScreenTable } from '#platform/common/access/screens.ts';
import { sessionsPermissions } from './permissions.ts';

/** Screens of this module and the permission to open them. */
export const sessionsScreens = {
  sessions: {
    Path: '/sessions',
    Layout: 'dashboard',
    Access: sessionsPermissions.MANAGE_SESSIONS,
    Title: 'TITLE_SESSIONS',
    Menu: { Group: 'settings', Place: 122, Label: 'MENU_SESSIONS', Icon: 'session' },
  },
} as const satisfies ScreenTable;

type SessionsScreens = typeof sessionsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends SessionsScreens {}
}
