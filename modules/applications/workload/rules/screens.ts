import type { ScreenTable } from '#platform/common/access/screens.ts';
import { workloadPermissions } from './permissions.ts';

/** Workload screen, with the roles that may open it. */
export const workloadScreens = {
  workload: {
    Path: '/workload',
    Words: 'WORKLOAD_WORDS',
    Layout: 'dashboard',
    Access: workloadPermissions.READ_WORKLOAD,
    Title: 'TITLE_WORKLOAD',
    Menu: { Group: 'main', Place: 55, Label: 'TITLE_WORKLOAD', Icon: 'workload' },
  },
} as const satisfies ScreenTable;

type WorkloadScreens = typeof workloadScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends WorkloadScreens {}
}
