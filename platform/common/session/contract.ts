import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { defineRoute } from '../contract/define-route.ts';
import { localized } from '../contract/shapes.ts';
import { configuration } from './configuration.ts';

/** The signed-in person, as the shell and the route guard need them (specification point 3, user data). */
export const userInfo = z.object({
  UserKey: z.string(),
  Email: z.string(),
  UserRoleList: z.array(z.enum(ROLES)),
  /** The leading role, for a label. */
  UserRole: z.enum(ROLES),
  FirstName: z.string(),
  MiddleName: z.string(),
  LastName: z.string(),
  PhoneCode: z.string(),
  PhoneNo: z.string(),
  Language: z.enum(['EN', 'CHT', 'CHS']),
  IsGrantGeneration: z.boolean(),
  TermsVersion: z.string().nullable(),
  PrivacyVersion: z.string().nullable(),
  IsHaveOrganization: z.boolean(),
  IsTCUpdated: z.boolean(),
  IsTwoFactorOn: z.boolean(),
  /** Nothing but the own profile opens until a second factor is set up. */
  IsTwoFactorMissing: z.boolean(),
  OrgName: localized.nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** What every page requests, whichever part serves it: the configuration, who is signed in, and the end of the session. */
export const sessionRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/auth/config',
    summary: 'Configuration that a browser needs before sign-in',
    access: 'public',
    data: configuration,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends the current session',
    access: 'session',
    isAlwaysOpen: true,
    data: z.object({}),
  }),
  info: defineRoute({
    method: 'GET',
    path: '/user/info',
    summary: 'The signed-in user',
    access: 'session',
    isAlwaysOpen: true,
    data: userInfo,
  }),
} as const;
