import type { ScreenTable } from '#platform/common/access/screens.ts';
import { servicesPermissions } from './permissions.ts';

/** Screens of this module (list, add, edit and view services), with the roles that may open them. */
export const servicesScreens = {
  assessmentServices: {
    Path: '/assessment_services',
    Layout: 'dashboard',
    Access: servicesPermissions.MANAGE_SERVICES,
    Title: 'TITLE_ASSESSMENT_SERVICES',
    Menu: { Group: 'settings', Place: 140, Label: 'MENU_ASSESSMENT_SERVICES', Icon: 'service' },
  },
  assessmentServiceAdd: {
    Path: '/assessment_service/add',
    Layout: 'subpage',
    Access: servicesPermissions.MANAGE_SERVICES,
    Title: 'TITLE_ASSESSMENT_SERVICE_ADD',
    Back: '/assessment_services',
  },
  assessmentServiceEdit: {
    Path: '/assessment_service/edit/$key',
    Layout: 'subpage',
    Access: servicesPermissions.MANAGE_SERVICES,
    Title: 'TITLE_ASSESSMENT_SERVICE_EDIT',
    Back: '/assessment_services',
  },
  assessmentServiceView: {
    Path: '/assessment_service/view/$key',
    Layout: 'subpage',
    Access: servicesPermissions.READ_SERVICES,
    Title: 'TITLE_ASSESSMENT_SERVICE',
    Back: '/assessment_services',
  },
} as const satisfies ScreenTable;

type ServicesScreens = typeof servicesScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ServicesScreens {}
}
