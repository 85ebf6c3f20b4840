import { CLIENT_READERS, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import type { ScreenTable } from '#platform/common/access/screens.ts';

/** Screens of this module (clients, sub-accounts, staff, profile), with the roles that may open them. */
export const accountsScreens = {
  users: {
    Path: '/users',
    Layout: 'dashboard',
    Access: CLIENT_READERS,
    Title: 'TITLE_CLIENTS',
    Menu: { Group: 'main', Place: 100, Label: 'MENU_CLIENTS', Icon: 'client' },
  },
  userAdd: {
    Path: '/user/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_CLIENT_ADD',
    Back: '/users',
  },
  userEdit: {
    Path: '/user/edit/$userkey',
    Layout: 'subpage',
    Access: CLIENT_READERS,
    Title: 'TITLE_CLIENT',
    Back: '/users',
  },
  child: {
    Path: '/child',
    Layout: 'dashboard',
    Access: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS', 'SCHEDULING'],
    IsChild: true,
    Title: 'TITLE_SUBS',
    Menu: { Group: 'main', Place: 110, Label: 'MENU_SUBS', Icon: 'child', Roles: ['CLIENT'] },
  },
  childEdit: {
    Path: '/child/edit/$userkey',
    Layout: 'subpage',
    Access: ['CLIENT', 'ADMIN', 'SUB_ADMIN', 'BUSINESS'],
    IsChild: true,
    Title: 'TITLE_SUB',
    Back: '/child',
  },
  staffs: {
    Path: '/staffs',
    Layout: 'dashboard',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF_LIST',
    Menu: { Group: 'settings', Place: 120, Label: 'MENU_STAFF', Icon: 'staff' },
  },
  staffAdd: {
    Path: '/staff/add',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF_ADD',
    Back: '/staffs',
  },
  staffEdit: {
    Path: '/staff/edit/$userkey',
    Layout: 'subpage',
    Access: SETTINGS_ROLES,
    Title: 'TITLE_STAFF',
    Back: '/staffs',
  },
  password: {
    Path: '/password',
    Layout: 'subpage',
    Access: 'session',
    Title: 'TITLE_PASSWORD',
    Back: '/dashboard',
  },
  profile: {
    Path: '/profile',
    Layout: 'subpage',
    Access: 'session',
    Title: 'TITLE_PROFILE',
    Back: '/dashboard',
  },
} as const satisfies ScreenTable;

type AccountsScreens = typeof accountsScreens;
declare module '#platform/common/access/screens.ts' {
  interface Screens extends AccountsScreens {}
}
