import type { ScreenTable } from '#platform/common/access/screens.ts';
import { cyclesPermissions } from './permissions.ts';

/** Schedule screen, with the roles that may open it. */
export const cyclesScreens = {
  schedule: {
    Path: '/schedule',
    Words: 'SCHEDULE_WORDS',
    Layout: 'dashboard',
    Access: cyclesPermissions.READ_SCHEDULE,
    Title: 'TITLE_SCHEDULE',
    Menu: { Group: 'main', Place: 50, Label: 'MENU_SCHEDULE', Icon: 'schedule' },
  },
} as const satisfies ScreenTable;

type CyclesScreens = typeof cyclesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CyclesScreens {}
}
