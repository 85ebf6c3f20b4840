/** API routes that every page uses: configuration, the signed-in user and sign-out. */
import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { defineRoute } from '../contract/define-route.ts';
import { localized } from '../contract/shapes.ts';
import { configuration } from './configuration.ts';

/** The signed-in user, as the page frame and the route guard need them (specification point 3, user data). */
export const userInfo = z.object({
  UserKey: z.string(),
  Email: z.string(),
  UserRoleList: z.array(z.enum(ROLES)),
  /** The user's main role, for display. */
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
  /** True until a second factor is set up; only the user's own profile is accessible until then. */
  IsTwoFactorMissing: z.boolean(),
  OrgName: localized.nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

/**
 * Routes that every page requests, from whichever part of the portal: configuration, signed-in user,
 * sign-out.
 */
export const sessionRoutes = {
  config: defineRoute({
    method: 'GET',
    path: '/auth/config',
    summary: 'Configuration that a browser needs before sign-in',
    access: 'public',
    reads: ['content', 'reference-data', 'services', 'settings'],
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
    reads: ['acceptances', 'accounts', 'content', 'services', 'settings', 'sign-in-methods'],
    isAlwaysOpen: true,
    data: userInfo,
  }),
} as const;
