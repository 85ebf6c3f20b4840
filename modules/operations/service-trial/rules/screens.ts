import type { ScreenTable } from '#platform/common/access/screens.ts';
import { serviceTrialPermissions } from './permissions.ts';

/** Screens of the dry run module and the roles that may open them. */
export const serviceTrialScreens = {
  assessmentServiceTrial: {
    Path: '/assessment_service/trial/$key',
    Layout: 'subpage',
    Access: serviceTrialPermissions.RUN_SERVICE_TRIALS,
    Title: 'TITLE_ASSESSMENT_SERVICE_TRIAL',
    Back: '/assessment_services',
  },
} as const satisfies ScreenTable;

type ServiceTrialScreens = typeof serviceTrialScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ServiceTrialScreens {}
}
