import { CLIENT_ROLES, ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of the applications module, with the roles that may open them. */
export const applicationsScreens = {
  applications: {
    Path: '/applications',
    Layout: 'dashboard',
    Access: ROLES,
    Title: 'TITLE_APPLICATIONS',
    Menu: { Group: 'main', Place: 30, Label: 'MENU_APPLICATIONS', Icon: 'application' },
  },
  applicationAdd: {
    Path: '/application/add',
    Layout: 'subpage',
    Access: CLIENT_ROLES,
    Title: 'TITLE_APPLICATION_ADD',
    Back: '/applications',
  },
  applicationEdit: {
    Path: '/application/edit',
    Layout: 'subpage',
    Access: ['CLIENT', 'SUB_CLIENT', 'BUSINESS', 'ADMIN', 'SUB_ADMIN'],
    Title: 'TITLE_APPLICATION_EDIT',
    Back: '/applications',
  },
  checklistReject: {
    Path: '/application/checklist/reject',
    Layout: 'subpage',
    Access: ['ASSESSOR', 'ADMIN', 'SUB_ADMIN'],
    Title: 'TITLE_CHECKLIST_REJECT',
    Back: '/applications',
  },
  viewForm: {
    Path: '/viewform',
    Layout: 'subpage',
    Access: ROLES,
    Title: 'TITLE_APPLICATION',
    Back: '/applications',
  },
} as const satisfies ScreenTable;

type ApplicationsScreens = typeof applicationsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ApplicationsScreens {}
}
