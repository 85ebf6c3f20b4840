import { SCHEDULE_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of this module, with who may open them. */
export const cyclesScreens = {
  schedule: {
    Path: '/schedule',
    Layout: 'dashboard',
    Access: SCHEDULE_ROLES,
    Title: 'TITLE_SCHEDULE',
    Menu: { Group: 'main', Place: 50, Label: 'MENU_SCHEDULE', Icon: 'schedule' },
  },
} as const satisfies ScreenTable;

type CyclesScreens = typeof cyclesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends CyclesScreens {}
}
