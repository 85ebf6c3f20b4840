import type { ScreenTable } from '#platform/common/access/screens.ts';
import { applicationsPermissions } from './permissions.ts';

/** Screens of the applications module, with the roles that may open them. */
export const applicationsScreens = {
  applications: {
    Path: '/applications',
    Layout: 'dashboard',
    Access: applicationsPermissions.READ_APPLICATIONS,
    Title: 'TITLE_APPLICATIONS',
    Menu: { Group: 'main', Place: 30, Label: 'MENU_APPLICATIONS', Icon: 'application' },
  },
  applicationAdd: {
    Path: '/application/add',
    Layout: 'subpage',
    Access: applicationsPermissions.SUBMIT_APPLICATIONS,
    Title: 'TITLE_APPLICATION_ADD',
    Back: '/applications',
  },
  applicationEdit: {
    Path: '/application/edit',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: applicationsPermissions.OPEN_APPLICATION_FORMS,
    Title: 'TITLE_APPLICATION_EDIT',
    Back: '/applications',
  },
  checklistReject: {
    Path: '/application/checklist/reject',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: applicationsPermissions.OPEN_QUERY_FORM,
    Title: 'TITLE_CHECKLIST_REJECT',
    Back: '/applications',
  },
  viewForm: {
    Path: '/viewform',
    IsOfRecord: true,
    Layout: 'subpage',
    Access: applicationsPermissions.READ_APPLICATIONS,
    Title: 'TITLE_APPLICATION',
    Back: '/applications',
  },
} as const satisfies ScreenTable;

type ApplicationsScreens = typeof applicationsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends ApplicationsScreens {}
}
