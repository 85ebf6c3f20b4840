import { STAFF_ROLES } from '#platform/common/access/roles.ts';
import { someRoles, wholeNumber } from '#platform/common/settings/field.ts';
import { GUARDED, type SettingTable } from '#platform/common/settings/setting.ts';

/** Settings for sign-in: roles that require a second factor, session limits and password length. */
export const signInSettings = {
  TwoFactorRoles: {
    Group: 'security',
    ...someRoles(STAFF_ROLES, []),
    ...GUARDED,
    Affects: ['SIGN_IN'],
  },
  IdleMinutes: {
    Group: 'security',
    ...wholeNumber(30, 5, 60),
    ...GUARDED,
    Unit: 'MINUTES',
    Affects: ['SIGN_IN'],
    IsPublic: true,
  },
  AbsoluteHours: {
    Group: 'security',
    ...wholeNumber(12, 1, 24),
    ...GUARDED,
    Unit: 'HOURS',
    Affects: ['SIGN_IN'],
  },
  PasswordMinLength: {
    Group: 'security',
    ...wholeNumber(10, 10, 64),
    ...GUARDED,
    Unit: 'CHARACTERS',
    Affects: ['SIGN_IN'],
    IsPublic: true,
  },
} as const satisfies SettingTable;

declare module '#platform/common/settings/settings.ts' {
  interface SettingTables {
    signIn: typeof signInSettings;
  }
}
