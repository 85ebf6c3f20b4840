import type { ScreenTable } from '#platform/common/access/screens.ts';
import { accountsPermissions } from './permissions.ts';

/** Screens of this module (clients, sub-accounts, staff, profile), with the roles that may open them. */
export const accountsScreens = {
  users: {
    Path: '/users',
    Layout: 'dashboard',
    Access: accountsPermissions.READ_CLIENTS,
    Title: 'TITLE_CLIENTS',
    Menu: { Group: 'main', Place: 100, Label: 'MENU_CLIENTS', Icon: 'client' },
  },
  userAdd: {
    Path: '/user/add',
    Layout: 'subpage',
    Access: accountsPermissions.MANAGE_CLIENTS,
    Title: 'TITLE_CLIENT_ADD',
    Back: '/users',
  },
  userEdit: {
    Path: '/user/edit/$userkey',
    Layout: 'subpage',
    Access: accountsPermissions.READ_CLIENTS,
    Title: 'TITLE_CLIENT',
    Back: '/users',
  },
  child: {
    Path: '/child',
    Layout: 'dashboard',
    Access: accountsPermissions.READ_SUB_ACCOUNTS,
    IsChild: true,
    Title: 'TITLE_SUBS',
    Menu: {
      Group: 'main',
      Place: 110,
      Label: 'MENU_SUBS',
      Icon: 'child',
      Roles: accountsPermissions.MANAGE_OWN_ORGANISATION,
    },
  },
  childEdit: {
    Path: '/child/edit/$userkey',
    Layout: 'subpage',
    Access: accountsPermissions.MANAGE_SUB_ACCOUNTS,
    IsChild: true,
    Title: 'TITLE_SUB',
    Back: '/child',
  },
  staffs: {
    Path: '/staffs',
    Layout: 'dashboard',
    Access: accountsPermissions.MANAGE_STAFF,
    Title: 'TITLE_STAFF_LIST',
    Menu: { Group: 'settings', Place: 120, Label: 'MENU_STAFF', Icon: 'staff' },
  },
  staffAdd: {
    Path: '/staff/add',
    Layout: 'subpage',
    Access: accountsPermissions.MANAGE_STAFF,
    Title: 'TITLE_STAFF_ADD',
    Back: '/staffs',
  },
  staffEdit: {
    Path: '/staff/edit/$userkey',
    Layout: 'subpage',
    Access: accountsPermissions.MANAGE_STAFF,
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
    Words: 'PROFILE_WORDS',
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
